import type { DataTable } from 'docs-engine/figures'
import { formatNumber, formatPercent } from 'docs-engine/format'
import { BOOK_DEPTH_EXAMPLE, BOOK_EXAMPLE, EXAMPLE_PRICE } from '#math/amm/examples.ts'
import { type Bin, binAtPrice, binPrice, composition } from '#math/amm/liquidity-book.ts'
import { feeFraction, totalFee, volatilityAccumulator } from '#math/amm/liquidity-book-fees.ts'
import { afterBuy, type BookBuy, buyFromBins } from '#math/amm/liquidity-book-swap.ts'

const { steps, fees } = BOOK_EXAMPLE

/** X that the bins hold above and in the active one, whole tokens. */
const DEPTH = BOOK_DEPTH_EXAMPLE.reduce((sum, amount) => sum + amount, 0)

export const CONTROLS = {
  amount: {
    kind: 'slider',
    label: 'X bought',
    min: 0.1,
    max: DEPTH,
    step: 0.1,
    initial: 3.5,
    format: (amount: number) => `${formatNumber(amount, 1)} X`,
  },
  step: {
    kind: 'choice',
    label: 'Bin step',
    options: steps.map(step => `${step} bp`),
    initial: steps.indexOf(fees.binStep),
  },
} as const

/** A pool of bins and a buy that walks through them. */
export interface Walk {
  readonly binStep: number
  /** Id of the active bin. */
  readonly active: number
  /** Bins below the active one, nearest last. They hold Y and take no part. */
  readonly below: readonly Bin[]
  /** The active bin and those above it, before and after. */
  readonly before: readonly Bin[]
  readonly after: readonly Bin[]
  readonly buy: BookBuy
}

/** The walk of a buy through a pool with the step of an option. */
export function walkOf(amount: number, option: number): Walk {
  const binStep = steps[option] ?? fees.binStep
  const active = binAtPrice(binStep, EXAMPLE_PRICE)
  const before = BOOK_DEPTH_EXAMPLE.map((x, index) => {
    const price = binPrice(binStep, active + index)
    return { price, x, y: index === 0 ? price : 0 }
  })
  const below = BOOK_DEPTH_EXAMPLE.slice(1)
    .map((x, index) => {
      const price = binPrice(binStep, active - index - 1)
      return { price, x: 0, y: x * price }
    })
    .reverse()
  const buy = buyFromBins(before, amount)
  return { binStep, active, below, before, after: afterBuy(before, buy), buy }
}

/** Bins that the buy left behind. */
export const crossedBy = ({ buy }: Walk) => buy.fills.length - 1

/** The fee at the end of the walk, with the parameters of the page's illustration; a fraction. */
export function feeOf(walk: Walk): number {
  const { binStep } = walk
  return feeFraction(totalFee({ ...fees, binStep }, volatilityAccumulator(crossedBy(walk))))
}

const inY = (amount: number) => `${formatNumber(amount, 2)} Y`

/** The results that stand below the picture. */
export function readingsOf(walk: Walk) {
  const { buy, after } = walk
  const last = after[crossedBy(walk)]
  return [
    { name: 'Paid, before fees', value: inY(buy.cost) },
    { name: 'Average price', value: inY(buy.averagePrice) },
    { name: 'Above the active bin', value: formatPercent(buy.aboveActive, 3) },
    { name: 'Bins crossed', value: formatNumber(crossedBy(walk)) },
    { name: 'Y in the last bin', value: last ? formatPercent(composition(last), 1) : '' },
    { name: 'Fee, illustration', value: formatPercent(feeOf(walk), 3) },
  ]
}

/** The present result, in a sentence. */
export function sentenceOf(walk: Walk): string {
  const { buy } = walk
  const crossed = crossedBy(walk)
  const bought = buy.fills.reduce((sum, { x }) => sum + x, 0)
  const way =
    crossed === 0
      ? 'stays in the active bin, at one price'
      : `empties ${crossed} ${crossed === 1 ? 'bin' : 'bins'} and ends in the next`
  return (
    `Buying ${formatNumber(bought, 1)} X ${way}: it costs ${inY(buy.cost)} before fees, ` +
    `${inY(buy.averagePrice)} for each, ${formatPercent(buy.aboveActive, 3)} above the active bin.`
  )
}

/** Every bin after the buy. */
export function tableOf(walk: Walk): DataTable {
  const { below, after, buy } = walk
  return {
    columns: [
      { title: 'Bin' },
      { title: 'Price, Y', format: value => formatNumber(value, 4) },
      { title: 'X after', format: value => formatNumber(value, 2) },
      { title: 'Y after', format: value => formatNumber(value, 2) },
      { title: 'X taken', format: value => formatNumber(value, 2) },
      { title: 'Y paid', format: value => formatNumber(value, 2) },
    ],
    rows: [...below, ...after].map(({ price, x, y }, index) => {
      const offset = index - below.length
      const name = offset === 0 ? 'Active' : `${Math.abs(offset)} ${offset > 0 ? 'above' : 'below'}`
      const fill = buy.fills[offset]
      return [name, price, x, y, fill?.x ?? 0, fill?.y ?? 0]
    }),
  }
}
