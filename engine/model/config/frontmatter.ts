import { z } from 'zod'

/** The layouts a page may have. */
const layouts = ['docs', 'minimal', 'landing'] as const

/** One of the layouts. */
export type Layout = (typeof layouts)[number]

const length = z
  .string()
  .regex(/^\d+(?:\.\d+)?(?:px|rem|ch|%)$/, 'expected a length such as "48rem"')

const replacing = z.boolean().optional()

/**
 * The block between `---` lines at the top of a page. A field that is not listed here stops the build. The
 * descriptions are what editors show.
 */
export const frontmatterSchema = z.strictObject({
  title: z
    .string()
    .min(1)
    .describe('Title of the page: its heading, its tab and its name in search.'),
  description: z
    .string()
    .min(1)
    .describe(
      'What the page tells, in one sentence; shown by search engines and under shared links.',
    ),
  layout: z.enum(layouts).default('docs').describe('The frame around the page.'),
  authors: z
    .union([z.string().min(1), z.array(z.string().min(1))])
    .optional()
    .describe('Who wrote an article: names or Markdown links, as a list or separated by commas.'),
  date: z.iso.date().optional().describe('When an article was written, as YYYY-MM-DD.'),
  draft: z
    .boolean()
    .optional()
    .describe('Whether the page is being written: it is shown while writing, and not published.'),
  language: z
    .string()
    .regex(/^[a-z]{2,3}(?:-[A-Za-z\d]+)*$/, 'expected the code of a language such as "en"')
    .optional()
    .describe('Language of the page, where it is not that of the site: the page then says so.'),
  content: z
    .strictObject({
      horizontalPadding: length.optional().describe('Space left and right of the text.'),
      width: length.optional().describe('Greatest width of the text.'),
      verticalPadding: length.optional().describe('Space above and below the text.'),
    })
    .optional()
    .describe('Width of the text column and the space around it.'),
  showOutline: z
    .union([z.boolean(), z.tuple([z.int().min(1).max(6), z.int().min(1).max(6)])])
    .optional()
    .describe(
      'Whether the page shows "On this page", or the first and last heading level that it lists. Default: the setting of the site.',
    ),
  showSidebar: replacing.describe(
    'Whether the page shows the sidebar. Default: the setting of the site.',
  ),
  showTopNav: replacing.describe(
    'Whether the page shows the top navigation. Default: the setting of the site.',
  ),
  showLogo: replacing.describe(
    'Whether the page shows the logo. Default: the setting of the site.',
  ),
  showAiCta: replacing.describe(
    'Whether the page shows the assistant link. Default: the setting of the site.',
  ),
})

/** Checked frontmatter, with its defaults filled in. */
export type Frontmatter = z.output<typeof frontmatterSchema>

/** The frontmatter as a JSON schema, for editors. */
export function frontmatterJsonSchema(): object {
  return z.toJSONSchema(frontmatterSchema, { io: 'input', target: 'draft-7' })
}
