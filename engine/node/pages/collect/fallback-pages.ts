import { OFFLINE_NAME } from '#model/offline.ts'
import type { SourcePage } from '#model/page.ts'
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

/**
 * Adds the pages that stand for others, unless the site defines its own: for unknown paths, and with offline reading for
 * pages that are not kept.
 */
export function withFallbackPages(
  pages: readonly SourcePage[],
  hasOffline: boolean,
): readonly SourcePage[] {
  const missing = [notFound, ...(hasOffline ? [offline] : [])].filter(
    fallback => !pages.some(({ path }) => path === fallback.path),
  )
  return [...pages, ...missing]
}
