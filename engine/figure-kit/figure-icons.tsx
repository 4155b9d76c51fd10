import { icon } from '#ui/icons.tsx'

/** Brings everything back to the start. */
export const ResetIcon = icon('M4 4.5V10h5.5M4.6 10a8 8 0 1 1-.3 4.5', 18)

/** A link. */
export const LinkIcon = icon(
  'M10 14a4 4 0 0 0 5.7 0l3.2-3.2a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3.2 3.2a4 4 0 0 0 5.7 5.7l1-1',
  18,
)

/** Says that something is done. */
export const DoneIcon = icon('m5 12.5 4.5 4.5L19 7.5', 18)

/** A picture to take along. */
export const PictureIcon = icon('M4 5h16v14H4ZM4 16.5l4.5-4.5 4 4 3.5-3.5 4 4M9 9h.01', 18)

/** A table to take along. */
export const TableIcon = icon('M4 5h16v14H4ZM4 10h16M4 14.5h16M10 10v9', 18)

/** Makes something as wide as the window. */
export const WidenIcon = icon('M9 4H4v5M15 20h5v-5M4 4l6.5 6.5M20 20l-6.5-6.5', 18)

/** Makes it as wide as the text again. */
export const NarrowIcon = icon('M10.5 5v5.5H5M13.5 19v-5.5H19M10.5 10.5 4 4M13.5 13.5 20 20', 18)

/** Leads to the step before. */
export const BeforeIcon = icon('m14.5 6-6 6 6 6', 16)

/** Leads to the next step. */
export const NextIcon = icon('m9.5 6 6 6-6 6', 16)
