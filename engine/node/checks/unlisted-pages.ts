import type { SiteConfig } from '#model/config/site.ts'
import type { TopNavItem } from '#model/config/top-nav.ts'
import { type SourcePage, showsSidebar } from '#model/page.ts'
import { areaWith } from '#model/sidebar-index.ts'
import type { Diagnostic } from '../diagnostics/build-error.ts'
import { blogPosts } from '../pages/collect/blog-posts.ts'
import { isDraft } from '../pages/collect/drafts.ts'
import { isFallbackPage } from '../pages/collect/fallback-paths.ts'
import { fileOf } from '../pages/collect/file-of.ts'
import { lineOfField } from '../pages/collect/frontmatter.ts'

/**
 * Pages that show the sidebar without standing in it, so that a reader would not find them there. Left out are
 * articles, which their list names, what the top navigation leads to, and pages for unknown paths. A site without a
 * sidebar has none.
 */
export function unlistedPages(
  config: Pick<SiteConfig, 'sidebar' | 'topNav' | 'showSidebar'>,
  pages: readonly SourcePage[],
): Diagnostic[] {
  if (config.sidebar.length === 0) return []
  const articles = new Set(blogPosts(pages).map(({ path }) => path))
  return pages
    .filter(({ path, frontmatter }) => !isFallbackPage(path) && showsSidebar(config, frontmatter))
    .filter(page => page.gallery === undefined && !isDraft(page))
    .filter(({ path }) => !articles.has(path))
    .filter(({ path }) => !areaWith(config.sidebar, path))
    .filter(({ path }) => !config.topNav.some(item => leadsTo(item, path)))
    .map(page => ({
      file: fileOf(page),
      line: lineOfField(page.source, 'title'),
      message: `shows the sidebar, and is not in it: ${page.path}`,
      fix: 'add it to the sidebar of the settings, or write "showSidebar: false" in its frontmatter',
    }))
}

function leadsTo({ link, items = [] }: TopNavItem, path: string): boolean {
  return link === path || items.some(item => leadsTo(item, path))
}
