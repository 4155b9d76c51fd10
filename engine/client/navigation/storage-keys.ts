/** Where the session's storage has the name of the history entry that the last document was left at. */
export const LEFT_AT = 'left-at'

/** Where the router keeps scroll positions, by the names of entries. Source: react-router 7, `useScrollRestoration`. */
export const POSITIONS = 'react-router-scroll-positions'
