/** Where the session's storage has the name of the history entry that the last document was left at. */
export const LEFT_AT = 'left-at'

/** Where it has the scroll positions of entries, by their names. */
export const POSITIONS = 'positions'
