import { z } from 'zod'

/** The layouts a page may have. */
export const layouts = ['docs', 'minimal', 'landing'] as const
export type Layout = (typeof layouts)[number]

const length = z
  .string()
  .regex(/^\d+(?:\.\d+)?(?:px|rem|ch|%)$/, 'expected a length such as "48rem"')

/** The block between `---` lines at the top of a page. A field that is not listed here stops the build. */
export const frontmatterSchema = z.strictObject({
  /** Title of the page: its heading, its tab and its name in search. */
  title: z.string().min(1),
  /** What the page tells, in one sentence; shown by search engines and under shared links. */
  description: z.string().min(1),
  /** The frame around the page. Default: "docs". */
  layout: z.enum(layouts).default('docs'),
  /** Who wrote an article: names or Markdown links, as a list or separated by commas. */
  authors: z.union([z.string().min(1), z.array(z.string().min(1))]).optional(),
  /** When an article was written, as YYYY-MM-DD. */
  date: z.iso.date().optional(),
  /** Width and paddings of the text column. */
  content: z
    .strictObject({
      /** Space left and right of the text. */
      horizontalPadding: length.optional(),
      /** Greatest width of the text. */
      width: length.optional(),
      /** Space above and below the text. */
      verticalPadding: length.optional(),
    })
    .optional(),
  /** Replaces the site's setting: true, false, or the first and last heading level to list. */
  showOutline: z
    .union([z.boolean(), z.tuple([z.int().min(1).max(6), z.int().min(1).max(6)])])
    .optional(),
  /** Replaces the site's setting. */
  showSidebar: z.boolean().optional(),
  /** Replaces the site's setting. */
  showTopNav: z.boolean().optional(),
  /** Replaces the site's setting. */
  showLogo: z.boolean().optional(),
  /** Replaces the site's setting. */
  showAiCta: z.boolean().optional(),
})

export type Frontmatter = z.output<typeof frontmatterSchema>
