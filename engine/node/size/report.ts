import type { PageSize, SiteSize } from './measure-site.ts'
import { bytesOf, isKept, overLimit, type Verdict } from './verdict.ts'

const number = new Intl.NumberFormat('en-US')

/** Lines of a table: the first column to the left, the others to the right. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map(row => row[column]?.length ?? 0)),
  )
  return rows
    .map(row =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const totalOf = ({ html, css, script, fonts, images }: PageSize) =>
  html + css + script + fonts + images

function pageTable(pages: readonly PageSize[]): string {
  const heaviest = pages.toSorted((a, b) => totalOf(b) - totalOf(a))
  const columns = ['script', 'css', 'html', 'fonts', 'images'] as const
  return table([
    ['first visit', 'words', ...columns, 'total', 'requests', ''],
    ...heaviest.map(page => [
      page.path,
      number.format(page.words),
      ...columns.map(column => number.format(page[column])),
      number.format(totalOf(page)),
      number.format(page.requests),
      overLimit(page).length > 0 ? `over: ${overLimit(page).join(', ')}` : '',
    ]),
  ])
}

function scriptTable({ scripts, search }: SiteSize): string {
  const files = [
    ...scripts.app.map(file => ({ ...file, when: 'app' })),
    ...scripts.lazy.dialogs.map(file => ({ ...file, when: 'menus and dialogs' })),
    ...scripts.lazy.search.map(file => ({ ...file, when: 'search' })),
    ...scripts.lazy.island.map(file => ({ ...file, when: 'island' })),
    ...scripts.lazy.figure.map(file => ({ ...file, when: 'figures' })),
  ]
  return table([
    ['after the first input', 'bytes', 'part of'],
    ...files.map(({ name, bytes, when }) => [name, number.format(bytes), when]),
    ['the app together', number.format(bytesOf(scripts.app)), ''],
    ['the search index, of which a search fetches parts', number.format(search.index), ''],
    ['texts for excerpts, likewise', number.format(search.texts), ''],
  ])
}

function verdictTable(verdicts: readonly Verdict[]): string {
  return table([
    ['budget', 'measured', 'limit', 'unit', '', 'worst page'],
    ...verdicts.map(verdict => [
      verdict.budget.name,
      number.format(verdict.value),
      number.format(verdict.limit),
      verdict.budget.unit,
      isKept(verdict) ? 'kept' : 'OVER',
      verdict.page ?? '',
    ]),
  ])
}

/** The report on a measured site: each page, the heaviest first, what comes later, and the limits. */
export function sizeReport(size: SiteSize, verdicts: readonly Verdict[]): string {
  const over = verdicts.filter(verdict => !isKept(verdict))
  const summary =
    over.length === 0
      ? `All ${verdicts.length} budgets are kept by all ${size.pages.length} pages.`
      : over
          .map(({ budget, value, limit, pagesOver = [] }) =>
            [
              `Over the limit: ${budget.name}: ${number.format(value)} of ${number.format(limit)} ${budget.unit}`,
              pagesOver.length > 0 ? ` (${pagesOver.length} pages)` : '',
              `\n    why the limit: ${budget.reason}`,
            ].join(''),
          )
          .join('\n')
  return [
    'All sizes are brotli bytes of the files as they stand on disk.',
    pageTable(size.pages),
    scriptTable(size),
    verdictTable(verdicts),
    summary,
  ].join('\n\n')
}
