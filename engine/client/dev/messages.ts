/** What the development server tells the browser when pages may look different: {@link Edited}. */
export const EDITED = 'site:edited'

/** Event of the window when the frame comes to life; its detail is the router. */
export const STARTED = 'site:started'

/** Data of the {@link EDITED} message. */
export interface Edited {
  /** Address of the style sheet, which has a new one after every change of it. */
  styleSheet: string
}
