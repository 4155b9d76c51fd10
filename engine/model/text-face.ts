/** The family of the text face, as style sheets and pictures name it. */
export const TEXT_FACE = 'Geist'

/** The family of the face of code. */
export const CODE_FACE = 'Geist Mono'

/** What the families begin with that stand in for it, where a site names no other. */
export const CODE_FALLBACK = 'Mono fallback'

/** The class of a document whose text has the face, also on phones, and whose code has that of code. */
export const HAS_FACE = 'face'

/** Where the browser's storage has the address of the text face, once it has been fetched. */
export const KEPT_FACE = 'face'

/**
 * Windows in which a first visit has the text face: those of screens that are seldom on a slow line. Others have it from the
 * second page on. `engine/styles/tokens.css` says the same.
 */
export const FACE_AT_ONCE = '(min-width: 48em)'
