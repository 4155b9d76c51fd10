/** What a group of tabs says when its reader chooses one; the detail is the title. */
export const CHOICE_EVENT = 'choice'

/** What asks a group of tabs to show one; the detail is its number, from 0. A group that does so cancels the event. */
export const FOLLOW_EVENT = 'follow'
