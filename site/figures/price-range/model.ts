import type { CrosshairReading, FigureResult, FigureText, ValuesOf } from 'docs-engine/figures'
import { spaced } from 'docs-engine/figures'
import { formatNumber, formatPercent } from 'docs-engine/format'
import { CONCENTRATED_LIQUIDITY_TIERS } from '#facts/amm/fees.ts'
import {
  amountsAt,
  capitalEfficiency,
  liquidityForCapital,
  type PriceRange,
  valueIn,
  virtualReserveOffsets,
} from '#math/amm/concentrated-liquidity.ts'
import { CONCENTRATED_EXAMPLE, EXAMPLE_PRICE } from '#math/amm/examples.ts'
import { nearestUsableTick, priceAtTick } from '#math/amm/ticks.ts'
import { inY } from '../amounts.ts'
import { AMM } from '../tones.ts'

/** Worth of the deposit, in Y. */
const CAPITAL = 2 * EXAMPLE_PRICE

/** Prices that are shown. */
export const SHOWN: readonly [number, number] = [800, 4_000]

/** Worth up to which is shown, in Y: that of the deposit at the highest price, if all of it were X. No line goes beyond. */
export const TOP = (CAPITAL / EXAMPLE_PRICE) * SHOWN[1]

const edge = { kind: 'slider', step: 10, format: (price: number) => inY(price) } as const

/** What the reader can set: the ends of the range and the fee tier. */
export const CONTROLS = {
  lower: {
    ...edge,
    label: 'Range from',
    min: 900,
    max: 1_900,
    initial: 1_500,
    rangeTo: 'upper',
  },
  upper: { ...edge, label: 'Range to', min: 2_100, max: 3_900, initial: 2_500 },
  price: { ...edge, label: 'Price now', min: SHOWN[0], max: SHOWN[1], initial: 2_250 },
  tier: {
    kind: 'choice',
    label: 'Fee tier, with its tick spacing',
    options: CONCENTRATED_LIQUIDITY_TIERS.map(
      ({ fee, tickSpacing }) => `${formatPercent(fee, 2)}, spacing ${tickSpacing}`,
    ),
    initial: CONCENTRATED_EXAMPLE.tier,
  },
} as const

/** Title and words of the figure. */
export const TEXT: FigureText = {
  title: 'A position between two prices',
  caption: `The same capital, put in at ${formatNumber(EXAMPLE_PRICE)} Y. Inside the range the position turns X into Y as the price rises. Beyond either end it holds one token and no longer trades. Narrow the range: efficiency rises, and the ends come nearer.`,
}

/** A position that was opened at the example's price. */
export interface Position {
  readonly range: PriceRange
  readonly ticks: { readonly lower: number; readonly upper: number }
  readonly liquidity: number
}

/** The position of a chosen range, whose ends move to the nearest usable ticks of the tier. */
function positionOf(lower: number, upper: number, tier: number): Position {
  const { tickSpacing } = CONCENTRATED_LIQUIDITY_TIERS[tier] ?? CONCENTRATED_LIQUIDITY_TIERS[0]
  const ticks = {
    lower: nearestUsableTick(lower, tickSpacing),
    upper: nearestUsableTick(upper, tickSpacing),
  }
  const range = { lower: priceAtTick(ticks.lower), upper: priceAtTick(ticks.upper) }
  return { range, ticks, liquidity: liquidityForCapital(range, EXAMPLE_PRICE, CAPITAL) }
}

/** What the position is at a price, and what holding the deposit would be. */
export function stateAt({ range, liquidity }: Position, price: number) {
  const amounts = amountsAt(range, liquidity, price)
  const deposit = amountsAt(range, liquidity, EXAMPLE_PRICE)
  return {
    ...amounts,
    value: valueIn(amounts, price),
    hold: valueIn(deposit, price),
    where: price <= range.lower ? 'below' : price >= range.upper ? 'above' : 'inside',
  } as const
}

/** What the crosshair reads at a price: its texts are those of the price that it names. */
export function readAt(position: Position, price: number): CrosshairReading {
  const named = Math.round(price)
  const { x, y, value } = stateAt(position, named)
  return {
    lines: [`At ${inY(named)}`, `${formatNumber(x, 3)} X and ${inY(y)}`, `worth ${inY(value)}`],
    points: [{ y: stateAt(position, price).value, tone: AMM }],
  }
}

/** The position that is set, its states over all prices, and what is said of it. */
export function shownAt({ lower, upper, price, tier }: ValuesOf<typeof CONTROLS>) {
  const position = positionOf(lower, upper, tier)
  const { range } = position
  const prices = [...spaced(SHOWN, 64), range.lower, range.upper].sort((a, b) => a - b)
  const now = stateAt(position, price)
  return {
    position,
    /** States over the prices shown, the ends of the range among them. */
    states: prices.map(at => ({ at, ...stateAt(position, at) })),
    now,
    result: resultOf(position, price),
  }
}

const CONSEQUENCE = {
  below: 'The price has left the range below: the position holds X alone and earns no fees.',
  inside: 'The price is in the range: the position holds both tokens and earns fees.',
  above: 'The price has left the range above: the position holds Y alone and earns no fees.',
}

function resultOf(position: Position, price: number): FigureResult {
  const { range, ticks, liquidity } = position
  const { x, y, value, hold, where } = stateAt(position, price)
  const offsets = virtualReserveOffsets(range, liquidity)
  const efficiency = capitalEfficiency(range, EXAMPLE_PRICE)
  const lead = formatPercent(value / hold - 1, 2)
  const reserves = (ofX: number, ofY: number) => `${formatNumber(ofX, 3)} X, ${inY(ofY)}`
  return {
    sentence:
      `${CONSEQUENCE[where]} At ${inY(price)} it is worth ${inY(value)}, ` +
      `${lead === formatPercent(0, 2) ? 'the same as' : `${lead.slice(1)} less than`} holding the deposit.`,
    readings: [
      { name: 'Real reserves', value: reserves(x, y) },
      { name: 'Virtual reserves', value: reserves(x + offsets.x, y + offsets.y) },
      { name: 'Capital efficiency', value: `${formatNumber(efficiency, 2)} times` },
      { name: 'Worth', value: inY(value) },
      { name: 'Against holding', value: lead },
      {
        name: 'Range in ticks',
        value: `${formatNumber(ticks.lower)} to ${formatNumber(ticks.upper)}`,
      },
    ],
    table: {
      columns: [
        { title: 'Price, Y', format: value => formatNumber(value, 0) },
        { title: 'X', format: value => formatNumber(value, 4) },
        { title: 'Y', format: value => formatNumber(value, 2) },
        { title: 'Worth, Y', format: value => formatNumber(value, 2) },
        { title: 'Holding, Y', format: value => formatNumber(value, 2) },
        { title: 'Against holding', format: value => formatPercent(value, 2) },
      ],
      rows: CONCENTRATED_EXAMPLE.prices.map(at => {
        const state = stateAt(position, at)
        return [at, state.x, state.y, state.value, state.hold, state.value / state.hold - 1]
      }),
    },
  }
}
