import type { SourcePage } from '#model/page.ts'
import type { PageChange } from '#prose/article-context.ts'
import { isFallbackPage } from './fallback-paths.ts'
import { type History, utcTime } from './history.ts'

/** How many months back changes are listed, from the newest on, that of the newest included. */
const MONTHS = 12

/** Months since the year 0. @param date as YYYY-MM-DD */
const monthOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))

/**
 * What changed on which page, the newest first, in the last year of the history. Pages that are there no more are left
 * out, and so are changes that only renamed a page or changed nothing that readers see.
 * @returns undefined where the history is not known
 */
export function pageChanges(
  { changes }: Pick<History, 'changes'>,
  pages: readonly SourcePage[],
): PageChange[] | undefined {
  if (!changes) return undefined
  const known = new Map(
    pages
      .filter(page => !page.gallery && !isFallbackPage(page.path))
      .map(page => [page.filePath, page]),
  )
  const all = changes.flatMap(({ time, subject, reworded }) =>
    reworded.flatMap(file => {
      const page = known.get(file)
      const date = utcTime(time).slice(0, 'YYYY-MM-DD'.length)
      return page ? [{ path: page.path, title: page.frontmatter.title, date, subject }] : []
    }),
  )
  const newest = Math.max(...all.map(({ date }) => monthOf(date)))
  return all.filter(({ date }) => monthOf(date) > newest - MONTHS)
}
