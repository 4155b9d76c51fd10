import type { CrosshairReading, FigureResult, FigureText, ValuesOf } from 'docs-engine/figures'
import { formatNumber, formatSigned } from 'docs-engine/format'
import { REBALANCING_EXAMPLE } from '#facts/blade/arbitrage.ts'
import { growthOnPath, twoDayLead } from '#math/blade/rebalancing.ts'
import { TARGET_SHARE } from '../target-share.ts'
import { SUSHI } from '../tones.ts'

/** Factors of the second day that are shown. */
export const SHOWN: readonly [number, number] = [0.25, 3]

const { factors } = REBALANCING_EXAMPLE

const times = (value: number) => `× ${formatNumber(value, 4)}`
const day = { kind: 'slider', min: SHOWN[0], max: SHOWN[1], step: 0.05, format: times } as const

/** What the reader can set: the two moves and the target share. */
export const CONTROLS = {
  first: { ...day, label: 'Move on day 1', initial: factors[0] },
  second: { ...day, label: 'Move on day 2', initial: factors[1] },
  weight: TARGET_SHARE,
} as const

type Values = ValuesOf<typeof CONTROLS>

/** Title and words of the figure. */
export const TEXT: FigureText = {
  title: 'Two days: when rebalancing is ahead of holding',
  caption:
    'The lead over holding after two days, in parts of the value at the start, by the move on the second day. It is a straight line through zero, where the price does not move. It falls when day 1 went up and rises when day 1 went down: only moves in opposite directions put rebalancing ahead.',
}

/** A lead, with its sign. */
export const inDigits = (lead: number) => formatSigned(lead, 4)

/** The lead after two days by the move on the second. */
export const leadOf = ({ first, weight }: Values, second: number) =>
  twoDayLead(first, second, weight)

/** What the crosshair reads at a move on the second day. */
export function readAt(values: Values, second: number): CrosshairReading {
  const lead = leadOf(values, second)
  return {
    lines: [`Day 2 ${times(second)}`, `${inDigits(lead)} against holding`],
    points: [{ y: lead, tone: SUSHI }],
  }
}

/** Which way a price goes by a factor. */
function directionOf(factor: number): 'up' | 'down' | undefined {
  if (Math.abs(factor - 1) < 1e-9) return undefined
  return factor > 1 ? 'up' : 'down'
}

function rule(first: number, second: number): string {
  const [one, two] = [directionOf(first), directionOf(second)]
  if (!one || !two) return 'On one day the price does not move, so both are equal.'
  return one === two
    ? `Both moves go ${one}, so holding is ahead.`
    : 'The moves go in opposite directions, so rebalancing is ahead.'
}

/** The lead of the moves that are set, and what is said of it. */
export function shownAt(values: Values) {
  const { first, second, weight } = values
  const lead = leadOf(values, second)
  const { rebalanced, hold } = growthOnPath([first, second], weight)
  const result: FigureResult = {
    sentence: `${rule(first, second)} After two days, rebalancing is at ${formatNumber(rebalanced, 4)} times the start and holding at ${formatNumber(hold, 4)}: a lead of ${inDigits(lead)}.`,
    readings: [
      { name: 'Rebalanced', value: times(rebalanced) },
      { name: 'Holding', value: times(hold) },
      { name: 'Lead of rebalancing', value: inDigits(lead) },
    ],
    table: {
      columns: [
        { title: 'Move on day 2', format: times },
        { title: 'Rebalanced', format: times },
        { title: 'Holding', format: times },
        { title: 'Lead of rebalancing', format: inDigits },
      ],
      rows: [0.25, 0.5, 0.75, 1, 1.5, 2, 3].map(each => {
        const growth = growthOnPath([first, each], weight)
        return [each, growth.rebalanced, growth.hold, leadOf(values, each)]
      }),
    },
  }
  return { lead, result }
}
