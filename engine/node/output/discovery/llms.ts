import type { SiteConfig } from '#model/config/site.ts'
import { pageUrl } from '#model/page.ts'
import { LLMS_FILE } from '#model/twin.ts'
import type { OutputFile } from '../output-file.ts'
import { twinUrl } from '../twins.ts'
import type { Area } from './areas.ts'
import type { ListedPage } from './listed-page.ts'

/** All pages in one file. */
export const LLMS_FULL_FILE = 'llms-full.txt'

/** Folder of the files with all pages of an area. */
export const AREAS_FOLDER = 'llms-full'

/** The file with all pages of an area. */
export function areaFile({ slug }: Pick<Area, 'slug'>): string {
  return `${AREAS_FOLDER}/${slug}.txt`
}

/** The most characters that the list of all pages may have: programs read it whole. */
const LIMIT = 50_000

/** How much the list says, from most to least: the first that is within the limit is taken. */
const DETAILS = ['described', 'named', 'counted'] as const

/** A further file that the list names. */
export interface FurtherFile {
  file: string
  description: string
}

/** What the file of an area holds. */
function countOf({ pages }: Area): string {
  return pages.length === 1 ? 'its one page' : `${pages.length} pages in one file`
}

/** A text of a link in Markdown. */
const linkText = (text: string) => text.replace(/[[\]\\]/g, '\\$&')

/**
 * The list of all pages (llmstxt.org): the site's name, what it is, and its areas, each with its pages and the file
 * that has them all. A site with many pages is listed without descriptions, and one with still more by its areas.
 */
function llmsText(
  config: SiteConfig,
  areas: readonly Area[],
  further: readonly FurtherFile[],
): string {
  const url = (file: string) => pageUrl(config, `/${file}`)
  const entry = (text: string, address: string, description?: string) =>
    `- [${linkText(text)}](${address})${description ? `: ${description}` : ''}`
  const pageEntry = (page: ListedPage, detail: (typeof DETAILS)[number]) =>
    entry(
      page.title,
      twinUrl(config, page.path),
      detail === 'described' ? page.description : undefined,
    )
  const text = (detail: (typeof DETAILS)[number]) =>
    [
      `# ${config.title}`,
      `> ${config.description}`,
      'Each page is named by the address of its Markdown; without “.md” at its end it is the page for browsers.',
      ...areas.map(area =>
        [
          `## ${area.name}\n`,
          ...(detail === 'counted' ? [] : area.pages.map(page => pageEntry(page, detail))),
          entry(`All of ${area.name}`, url(areaFile(area)), countOf(area)),
        ].join('\n'),
      ),
      [
        '## Optional\n',
        entry('All pages', url(LLMS_FULL_FILE), 'the whole site in one file'),
        ...further.map(({ file, description }) => entry(file, url(file), description)),
      ].join('\n'),
    ].join('\n\n')
  const texts = DETAILS.map(text)
  return `${texts.find(each => each.length < LIMIT) ?? texts.at(-1)}\n`
}

/** Stands between pages in a file that holds several. */
const BETWEEN = '\n---\n\n'

/**
 * The files that programs read a site from: the list of all pages, all pages in one file, and those of each area.
 * @param further files that the list names, too
 * @param twins Markdown of each page by its path
 */
export function llmsFiles(
  config: SiteConfig,
  areas: readonly Area[],
  further: readonly FurtherFile[],
  twins: ReadonlyMap<string, string>,
): OutputFile[] {
  const texts = areas.map(area => area.pages.map(({ path }) => twins.get(path)).join(BETWEEN))
  return [
    { file: LLMS_FILE, text: llmsText(config, areas, further) },
    { file: LLMS_FULL_FILE, text: texts.join(BETWEEN) },
    ...areas.map((area, index) => ({ file: areaFile(area), text: texts[index] ?? '' })),
  ]
}
