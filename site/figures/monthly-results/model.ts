import type { FigureResult, FigureText } from 'docs-engine/figures'
import { formatMonth, formatSigned } from 'docs-engine/format'
import { MONTHLY_RESULTS } from '#facts/blade/performance.ts'
import { lead, sum } from '#math/blade/monthly-results.ts'

/** Nothing can be set: the months are what is published. */
export const CONTROLS = {}

/** Title and words of the figure. */
export const TEXT: FigureText = {
  title: 'The published months',
  caption:
    'Full bars are Blade’s pool, light ones holding the same assets. Both follow the market; the lead is the small difference of each pair. These four months are all that is published, chosen by the publisher.',
}

/** The published months in words: the first and the last with their year, each without it. */
export const MONTHS = {
  span: `${formatMonth(MONTHLY_RESULTS[0].month)} to ${formatMonth(MONTHLY_RESULTS[3].month)}`,
  names: MONTHLY_RESULTS.map(({ month }) => formatMonth(month).replace(/ \d+$/, '')),
}

const LEADS = MONTHLY_RESULTS.map(lead)
const points = (value: number) => formatSigned(value)

const RESULT: FigureResult = {
  sentence: `The market moves both by up to hundreds of basis points. Blade is ahead by ${LEADS.slice(0, -1).join(', ')} and ${LEADS.at(-1)}, which makes ${sum(LEADS)} in all.`,
  table: {
    columns: [
      { title: 'Month' },
      { title: 'Blade, bp', format: points },
      { title: 'Holding, bp', format: points },
      { title: 'Lead of Blade, bp', format: points },
    ],
    rows: MONTHLY_RESULTS.map(({ month, blade, hold }, index) => [
      formatMonth(month),
      blade,
      hold,
      LEADS[index] ?? 0,
    ]),
  },
}

/** What is said of the months. */
export const shownAt = () => ({ result: RESULT })
