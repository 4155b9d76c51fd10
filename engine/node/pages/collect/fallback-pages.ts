import type { SiteConfig } from '#model/config/site.ts'
import { OFFLINE_NAME } from '#model/offline.ts'
import type { SourcePage } from '#model/page.ts'
import { AREAS_PATH, areaStarts, hasManyAreas } from '#model/sidebar.ts'
import { NOT_FOUND_NAME } from './collect.ts'

const notFound: SourcePage = {
  path: `/${NOT_FOUND_NAME}`,
  filePath: `${NOT_FOUND_NAME}.mdx`,
  frontmatter: {
    title: 'Page Not Found',
    description: 'The page you were looking for could not be found.',
    layout: 'minimal',
  },
  source:
    'The page you were looking for could not be found.\n\n[Go to Home Page](/)\n\n<NearestPages />\n',
}

/** The worker lists the pages that are kept under the second heading (`KEPT_PAGES_ID`). */
const offline: SourcePage = {
  path: `/${OFFLINE_NAME}`,
  filePath: `${OFFLINE_NAME}.mdx`,
  frontmatter: {
    title: 'This page needs a network',
    description: 'What is shown without a network for a page that has not been visited before.',
    layout: 'minimal',
  },
  source: `This site could not be reached, and you have not visited this page before. Load it again when you have a network.

## Kept pages

Pages that you have visited can be read without a network. They are listed here while there is none.
`,
}

/** Text as Markdown that reads so: any of these characters may stand behind a backslash. */
function escaped(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, '\\$&')
}

/** The page that lists all areas of a sidebar, where not every page can: each with a link to its start. */
export function areasPage(sidebar: SiteConfig['sidebar']): SourcePage | undefined {
  if (!hasManyAreas(sidebar)) return undefined
  const lines = areaStarts(sidebar).flatMap(({ text, link }) =>
    link === undefined ? [] : `- [${escaped(text)}](${link})\n`,
  )
  return {
    path: AREAS_PATH,
    filePath: `${AREAS_PATH.slice(1)}.mdx`,
    frontmatter: {
      title: 'All areas',
      description: 'The areas of this documentation, each with a link to its first page.',
      layout: 'minimal',
    },
    source: lines.join(''),
  }
}

/**
 * Adds the pages that stand for others, unless the site defines its own: for unknown paths, for areas that not every page
 * lists, and with offline reading for pages that are not kept.
 */
export function withFallbackPages(
  pages: readonly SourcePage[],
  { offline: hasOffline, sidebar }: Pick<SiteConfig, 'offline' | 'sidebar'>,
): readonly SourcePage[] {
  const known = new Set(pages.map(({ path }) => path))
  const areas = areasPage(sidebar)
  const fallbacks = [notFound, ...(hasOffline ? [offline] : []), ...(areas ? [areas] : [])]
  return [...pages, ...fallbacks.filter(({ path }) => !known.has(path))]
}
