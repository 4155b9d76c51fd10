import type { SiteConfig } from '#model/config/site.ts'
import { KEPT_PAGES_ID, OFFLINE_NAME } from '#model/offline.ts'
import type { SourcePage } from '#model/page.ts'
import { AREAS_PATH, areaStarts, hasManyAreas } from '#model/sidebar.ts'
import type { Words } from '#words/en.ts'
import { wordsOf } from '#words/languages.ts'
import { NOT_FOUND_NAME } from './fallback-paths.ts'

type Settings = Pick<SiteConfig, 'language' | 'sidebar'>

const notFoundPage = ({ notFound, notFoundText, goHome }: Words): SourcePage => ({
  path: `/${NOT_FOUND_NAME}`,
  filePath: `${NOT_FOUND_NAME}.mdx`,
  frontmatter: { title: notFound, description: notFoundText, layout: 'minimal' },
  source: `${notFoundText}\n\n[${goHome}](/)\n\n<NearestPages />\n`,
})

/** The worker lists the pages that are kept under the second heading. */
const offlinePage = (words: Words): SourcePage => ({
  path: `/${OFFLINE_NAME}`,
  filePath: `${OFFLINE_NAME}.mdx`,
  frontmatter: { title: words.notKept, description: words.notKeptText, layout: 'minimal' },
  source: `${words.notKeptReason}\n\n<h2 id="${KEPT_PAGES_ID}">${words.keptPages}</h2>\n\n${words.keptPagesText}\n`,
})

/** Text as Markdown that reads so: any of these characters may stand behind a backslash. */
function escaped(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, '\\$&')
}

/** The page that lists all areas of a sidebar, where not every page can: each with a link to its start. */
export function areasPage({ language, sidebar }: Settings): SourcePage | undefined {
  const { allAreas, allAreasText } = wordsOf(language)
  if (!hasManyAreas(sidebar)) return undefined
  const lines = areaStarts(sidebar).flatMap(({ text, link }) =>
    link === undefined ? [] : `- [${escaped(text)}](${link})\n`,
  )
  return {
    path: AREAS_PATH,
    filePath: `${AREAS_PATH.slice(1)}.mdx`,
    frontmatter: { title: allAreas, description: allAreasText, layout: 'minimal' },
    source: lines.join(''),
  }
}

/**
 * Adds the pages that stand for others, unless the site defines its own: for unknown paths, for areas that not every page
 * lists, and with offline reading for pages that are not kept.
 */
export function withFallbackPages(
  pages: readonly SourcePage[],
  settings: Settings & Pick<SiteConfig, 'offline'>,
): readonly SourcePage[] {
  const known = new Set(pages.map(({ path }) => path))
  const words = wordsOf(settings.language)
  const areas = areasPage(settings)
  const fallbacks = [
    notFoundPage(words),
    ...(settings.offline ? [offlinePage(words)] : []),
    ...(areas ? [areas] : []),
  ]
  return [...pages, ...fallbacks.filter(({ path }) => !known.has(path))]
}
