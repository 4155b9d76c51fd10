import { type DataTable, spaced } from 'docs-engine/figures'
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

/** Worth of the deposit, in Y. */
export const CAPITAL = 2 * EXAMPLE_PRICE

/** Prices that are shown. */
export const SHOWN: readonly [number, number] = [800, 4_000]

const inY = (price: number) => `${formatNumber(price, 0)} Y`
const edge = { kind: 'slider', step: 10, format: inY } as const

export const CONTROLS = {
  lower: { ...edge, label: 'Range from', min: 900, max: 1_900, initial: 1_500 },
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

/** A position that was opened at the example's price. */
export interface Position {
  readonly range: PriceRange
  readonly ticks: { readonly lower: number; readonly upper: number }
  readonly liquidity: number
}

/** The position of a chosen range, whose ends move to the nearest usable ticks of the tier. */
export function positionOf(lower: number, upper: number, tier: number): Position {
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

/** Prices at which the curves are calculated, the ends of the range among them. */
export function pricesFor({ range }: Position): number[] {
  return [...spaced(SHOWN, 64), range.lower, range.upper].sort((a, b) => a - b)
}

/** The results that stand below the picture. */
export function readingsOf(position: Position, price: number) {
  const { range, ticks, liquidity } = position
  const { x, y, value, hold } = stateAt(position, price)
  const offsets = virtualReserveOffsets(range, liquidity)
  return [
    { name: 'Real reserves', value: `${formatNumber(x, 3)} X, ${formatNumber(y, 0)} Y` },
    {
      name: 'Virtual reserves',
      value: `${formatNumber(x + offsets.x, 3)} X, ${formatNumber(y + offsets.y, 0)} Y`,
    },
    {
      name: 'Capital efficiency',
      value: `${formatNumber(capitalEfficiency(range, EXAMPLE_PRICE), 2)} times`,
    },
    { name: 'Worth', value: inY(value) },
    { name: 'Against holding', value: formatPercent(value / hold - 1, 2) },
    {
      name: 'Range in ticks',
      value: `${formatNumber(ticks.lower)} to ${formatNumber(ticks.upper)}`,
    },
  ]
}

const CONSEQUENCE = {
  below: 'The price has left the range below: the position holds X alone and earns no fees.',
  inside: 'The price is in the range: the position holds both tokens and earns fees.',
  above: 'The price has left the range above: the position holds Y alone and earns no fees.',
}

/** The present result, in a sentence. */
export function sentenceOf(position: Position, price: number): string {
  const { value, hold, where } = stateAt(position, price)
  return (
    `${CONSEQUENCE[where]} At ${inY(price)} it is worth ${inY(value)}, ` +
    `${formatPercent(Math.abs(value / hold - 1), 2)} less than holding the deposit.`
  )
}

/** The position at round prices. */
export function tableOf(position: Position): DataTable {
  return {
    columns: [
      { title: 'Price', format: inY },
      { title: 'X', format: value => formatNumber(value, 4) },
      { title: 'Y', format: value => formatNumber(value, 2) },
      { title: 'Worth, Y', format: value => formatNumber(value, 2) },
      { title: 'Holding, Y', format: value => formatNumber(value, 2) },
      { title: 'Against holding', format: value => formatPercent(value, 2) },
    ],
    rows: CONCENTRATED_EXAMPLE.prices.map(price => {
      const { x, y, value, hold } = stateAt(position, price)
      return [price, x, y, value, hold, value / hold - 1]
    }),
  }
}
