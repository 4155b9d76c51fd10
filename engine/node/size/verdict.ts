import { type Budget, budgets, FIGURE_HTML_BUDGET, htmlLimit, MATH_FONT_BUDGET } from './budgets.ts'
import type { PageSize, SiteSize } from './measure-site.ts'
import type { ScriptFile } from './scripts.ts'

/** A limit, held against what was measured. */
export interface Verdict {
  budget: Budget
  /** What was measured, in the budget's unit. */
  value: number
  /** The limit in this case: a page's HTML may grow with its article. */
  limit: number
  /** Page with the most, where pages differ. */
  page?: string
  /** Pages over the limit, where pages differ. */
  pagesOver?: string[]
}

/** Brotli bytes of some scripts together. */
export function bytesOf(files: readonly ScriptFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0)
}

/** Whether the limit is kept. */
export function isKept({ value, limit }: Verdict): boolean {
  return value <= limit
}

type PageMeasure = 'script' | 'css' | 'html' | 'fonts' | 'requests' | 'figures'

/** The limit of one measure of one page. */
function limitOf(measure: PageMeasure, page: PageSize): number {
  if (measure === 'html') return htmlLimit(page.words) + FIGURE_HTML_BUDGET * page.figureCount
  const { limit } = budgets[measure]
  const mathematics = page.hasMathematics ? MATH_FONT_BUDGET : { bytes: 0, requests: 0 }
  if (measure === 'fonts') return limit + mathematics.bytes
  // A drawing is fetched when the reader comes near it.
  if (measure === 'requests') return limit + mathematics.requests + page.drawings
  return limit
}

/** Measures of a page that are over their limit. */
export function overLimit(page: PageSize): PageMeasure[] {
  const measures: PageMeasure[] = ['script', 'css', 'html', 'fonts', 'requests', 'figures']
  return measures.filter(measure => page[measure] > limitOf(measure, page))
}

/** How the script files of the forms on the API pages are named. */
const API_VIEWER = 'playground-'

/** Holds a measured site against all limits. */
export function verdicts({ pages, scripts, mono, search }: SiteSize): Verdict[] {
  const worst = (measure: PageMeasure): Verdict[] => {
    const share = (page: PageSize) => page[measure] / limitOf(measure, page)
    const page = pages.toSorted((a, b) => share(b) - share(a))[0]
    return page
      ? [
          {
            budget: budgets[measure],
            value: page[measure],
            limit: limitOf(measure, page),
            page: page.path,
            pagesOver: pages
              .filter(each => overLimit(each).includes(measure))
              .map(each => each.path),
          },
        ]
      : []
  }
  const whole = (budget: Budget, value: number): Verdict => ({
    budget,
    value,
    limit: budget.limit,
  })
  const engine = bytesOf(scripts.lazy.search)
  return [
    ...worst('script'),
    ...worst('css'),
    ...worst('html'),
    ...worst('fonts'),
    ...worst('requests'),
    ...worst('figures'),
    whole(budgets.app, bytesOf(scripts.app)),
    whole(budgets.mono, mono),
    whole(budgets.overlays, bytesOf(scripts.lazy.dialogs) + engine),
    whole(
      budgets.apiViewer,
      bytesOf(scripts.lazy.island.filter(({ name }) => name.startsWith(API_VIEWER))),
    ),
    whole(budgets.firstAnswer, engine + search.firstAnswer),
    whole(budgets.wholeSearch, engine + search.wholeSearch),
    whole(budgets.searchTotal, Math.round((engine + search.index) / pages.length)),
  ]
}
