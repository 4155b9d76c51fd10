/** What the development server tells the browser when pages may look different: {@link Edited}. */
export const EDITED = 'site:edited'

/** What a page tells the server once it is connected: {@link Opened}. */
export const OPENED = 'site:opened'

/** Address below the site, followed by a page's path, of what is wrong with the page: a page of diagnostics, or nothing. */
export const DIAGNOSTICS_OF = '/@diagnostics'

/** Event of the window when the frame is hydrated; its detail is what holds the shown page. */
export const STARTED = 'site:started'

/** Data of the {@link EDITED} message. */
export interface Edited {
  /** How many edits there have been. */
  revision: number
  /** Address of the style sheet, which has a new one after every change of it. */
  styleSheet: string
}

/** Data of the {@link OPENED} message. */
export interface Opened {
  /** How many edits there had been when the document was rendered. */
  revision: number
}
