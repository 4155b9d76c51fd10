import type { SourcePage } from '#model/page.ts'
import type { RenderedPage } from '../../pages/rendered-page.ts'

/** What lists for programs say of a page. */
export interface ListedPage extends Pick<RenderedPage, 'path' | 'article' | 'data'> {
  title: string
  description: string
}

/** The pages of a site as lists for programs have them. @param sources the same pages as their authors wrote them */
export function listedPages(
  sources: readonly SourcePage[],
  pages: readonly RenderedPage[],
): ListedPage[] {
  const written = new Map(sources.map(({ path, frontmatter }) => [path, frontmatter]))
  return pages.map(({ path, article, data }) => ({
    path,
    article,
    data,
    title: data.title,
    description: written.get(path)?.description ?? '',
  }))
}
