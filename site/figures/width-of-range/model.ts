import type { CrosshairReading, FigureResult, FigureText, ValuesOf } from 'docs-engine/figures'
import { spaced } from 'docs-engine/figures'
import { formatNumber, formatPercent } from 'docs-engine/format'
import { CONCENTRATED_LIQUIDITY_TIERS } from '#facts/amm/fees.ts'
import {
  lossAtEnd,
  middleEfficiency,
  rangeOfTicks,
  ticksEachSide,
  tiersAllowing,
} from '#math/amm/range-choice.ts'
import { spacingStep } from '#math/amm/ticks.ts'
import { AMM } from '../tones.ts'

/** Widths to each side that are shown, as parts of the price: from one tick to four times the price. */
export const SHOWN: readonly [number, number] = [0.0001, 3]

/** Widths at which the line is calculated: at equal ways on the axis. */
export const WIDTHS = spaced(SHOWN, 64, true)

/** A width: more digits where it is small. */
const inPercent = (width: number) => formatPercent(width, width < 0.01 ? 2 : width < 1 ? 1 : 0)

/** A width that is set or pointed at, in three digits, as it is set: two that differ do not look alike. */
function inThreeDigits(width: number): string {
  const digits = [0.001, 0.01, 0.1, 1].filter(bound => width < bound).length
  return formatPercent(width, digits)
}

/** A factor of capital: more digits where it is small. */
const times = (factor: number) => `${formatNumber(factor, factor < 100 ? 2 : 0)} times`

/** What the reader can set: how wide a range is, and the fee tier. */
export const CONTROLS = {
  width: {
    kind: 'slider',
    label: 'Range to each side of the price',
    min: SHOWN[0],
    max: SHOWN[1],
    step: 200,
    initial: 0.05,
    isLogarithmic: true,
    format: inThreeDigits,
  },
  tier: {
    kind: 'choice',
    label: 'Fee tier, with its tick spacing',
    options: CONCENTRATED_LIQUIDITY_TIERS.map(
      ({ fee, tickSpacing }) => `${formatPercent(fee, 2)}, spacing ${tickSpacing}`,
    ),
    initial: 1,
  },
} as const

/** Title and words of the figure. */
export const TEXT: FigureText = {
  title: 'A narrower range has more depth and ends sooner',
  caption:
    'Capital efficiency by the width of a range, at its middle. Each dot is the narrowest range that a fee tier allows to both sides of a price; left of it, that tier has none. Half the width gives about twice the depth, and the price leaves after half the move.',
}

/** The range from a price of 1 down and up by a width. */
const rangeOfWidth = (width: number) => ({ lower: 1 / (1 + width), upper: 1 + width })

/** Capital efficiency of a range by its width. */
export const efficiencyOf = (width: number) => middleEfficiency(rangeOfWidth(width))

/** The narrowest range of each tier to both sides, and its efficiency. */
export const NARROWEST = CONCENTRATED_LIQUIDITY_TIERS.map(
  ({ tickSpacing }) => [spacingStep(tickSpacing), efficiencyOf(spacingStep(tickSpacing))] as const,
)

/** What the crosshair reads at a width: its texts are those of the width that it names. */
export function readAt(width: number): CrosshairReading {
  const named = Number(width.toPrecision(3))
  return {
    lines: [`${inThreeDigits(named)} to each side`, times(efficiencyOf(named))],
    points: [{ y: efficiencyOf(width), tone: AMM }],
  }
}

/** The range that is set, moved to usable ticks, and what is said of it. */
export function shownAt({ width, tier }: ValuesOf<typeof CONTROLS>) {
  const { fee, tickSpacing } = CONCENTRATED_LIQUIDITY_TIERS[tier] ?? CONCENTRATED_LIQUIDITY_TIERS[0]
  const steps = Math.round(ticksEachSide(rangeOfWidth(width)) / tickSpacing)
  const ticks = Math.max(steps, 1) * tickSpacing
  const range = rangeOfTicks(ticks)
  const efficiency = middleEfficiency(range)
  const end = `${formatNumber(range.lower, 4)} to ${formatNumber(range.upper, 4)}`
  const loss = formatPercent(lossAtEnd(range), 4)
  const move = inPercent(range.upper - 1)
  const result: FigureResult = {
    sentence:
      `In the ${formatPercent(fee, 2)} tier, a range from ${end} around a price of 1 gives the depth of ` +
      `${times(efficiency)} its capital. It ends when the price is up ${move}, ` +
      `and is then ${loss.slice(1)} behind holding, before fees.`,
    readings: [
      { name: 'Usable range', value: end },
      { name: 'Ticks', value: `−${formatNumber(ticks)} to ${formatNumber(ticks)}` },
      { name: 'Capital efficiency', value: times(efficiency) },
      { name: 'Against holding, at an end', value: loss },
    ],
    table: {
      columns: [
        { title: 'To each side', format: inPercent },
        { title: 'Capital efficiency', format: times },
        { title: 'Against holding, at an end', format: value => formatPercent(value, 4) },
        { title: 'Tiers that allow it' },
      ],
      rows: [SHOWN[0], 0.0005, 0.001, 0.01, 0.02, 0.1, 0.5, 1, SHOWN[1]].map(each => [
        each,
        efficiencyOf(each),
        lossAtEnd(rangeOfWidth(each)),
        tiersAllowing(rangeOfWidth(each))
          .map(allowing => formatPercent(allowing.fee, 2))
          .join(', '),
      ]),
    },
  }
  return { width: range.upper - 1, efficiency, result }
}
