import type { SourcePage } from '#model/page.ts'
import { NOT_FOUND_NAME } from './collect.ts'

const page: SourcePage = {
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

/** Adds the page for unknown paths, unless the site defines its own. */
export function withNotFoundPage(pages: readonly SourcePage[]): readonly SourcePage[] {
  return pages.some(({ path }) => path === page.path) ? pages : [...pages, page]
}
