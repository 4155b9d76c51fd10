import type { Mistake } from '../build-error.ts'
import type { PageResult } from '../page-task.ts'

/** Line of a link in a page's source, counted from 1. */
function lineOf(source: string | undefined, href: string): number | undefined {
  const at = source?.indexOf(href) ?? -1
  return at === -1 ? undefined : source?.slice(0, at).split('\n').length
}

/**
 * Internal links that lead nowhere: to no page, to no file, or to no heading.
 * @param sources source text of each page by its path, to name the line.
 * @param files paths of the site's static files.
 */
export function brokenLinks(
  pages: readonly PageResult[],
  sources: ReadonlyMap<string, string>,
  files: ReadonlySet<string>,
): Mistake[] {
  const idsOf = new Map(pages.map(page => [page.path, new Set(page.ids)]))
  return pages.flatMap(page =>
    page.links.flatMap(({ href, path, fragment }) => {
      const mistake = (message: string, fix: string): Mistake[] => [
        {
          file: `content/${page.filePath}`,
          line: lineOf(sources.get(page.path), href),
          message,
          fix,
        },
      ]
      if (!path.startsWith('/'))
        return mistake(
          `the link "${href}" is relative`,
          'write it from the root, such as "/dao/governance"',
        )
      const ids = idsOf.get(path)
      if (!ids)
        return files.has(path)
          ? []
          : mistake(`the link "${href}" leads to no page`, 'correct the path, or add the page')
      if (fragment !== '' && !ids.has(fragment)) {
        return mistake(
          `the link "${href}" leads to no heading of ${path}`,
          `choose one of: ${[...ids].slice(0, 12).join(', ') || 'none'}`,
        )
      }
      return []
    }),
  )
}
