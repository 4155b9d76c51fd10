import { icon } from '#ui/icons.tsx'

/** Shows or hides excerpts of the results. */
export const ExcerptsIcon = icon('M4 6h10M4 11h16M4 15h16M4 19h9', 18)

/** Empties the field. */
export const ResetIcon = icon('M9 5h11v14H9l-6-7 6-7Zm4 4.5 5 5m0-5-5 5', 18)

/** A result that is a page. */
export const PageIcon = icon('M6 3.5h8l4 4v13H6v-17Zm8 0v4h4', 18)

/** A result that is a section of a page. */
export const SectionIcon = icon('M9.5 4.5 7.5 19.5m9-15-2 15M5 9.5h15m-16 5h15', 18)
