import type { FigureResult, FigureText, ValuesOf } from 'docs-engine/figures'
import { formatCompactShort, formatNumber, formatPercent } from 'docs-engine/format'
import { STAKING_ASSUMPTIONS } from '#math/dao/examples.ts'
import { addBuyBack, enter, leave, ratioGrowth, stakingRatio } from '#math/dao/staking-bar.ts'

const { sushi, xsushi, deposit, buyBack } = STAKING_ASSUMPTIONS

/** Parts of a token in which the figure counts. The contract has finer ones; none would be seen here. */
const PARTS = 1_000_000
const inParts = (tokens: number) => BigInt(Math.round(tokens * PARTS))
const inTokens = (parts: bigint) => Number(parts) / PARTS

/** Most SUSHI that the figure lets fees add. */
export const MOST = 200_000

/** What the reader can set: how much SUSHI fees add. */
export const CONTROLS = {
  added: {
    kind: 'slider',
    label: 'SUSHI added by fees',
    min: 0,
    max: MOST,
    step: 1_000,
    initial: buyBack,
    format: (added: number) => `${formatNumber(added)} SUSHI`,
  },
} as const

/** Title and words of the figure. */
export const TEXT: FigureText = {
  title: 'The ratio as fees arrive',
  caption: `SUSHI that fees add raises what every xSUSHI stands for, in a straight line. Entering and leaving do not move it. The bar starts with the made-up amounts of the example: ${formatCompactShort(sushi)} SUSHI and ${formatCompactShort(xsushi)} xSUSHI.`,
}

const START = { sushi: inParts(sushi), xsushi: inParts(xsushi) }
const ENTERED = enter(START, inParts(deposit))
const MINTED = ENTERED.xsushi - START.xsushi

/** The bar after fees, and what the holder who entered before them would redeem, in whole tokens. */
function barAfter(added: number) {
  const bar = addBuyBack(ENTERED, inParts(added))
  return {
    sushi: inTokens(bar.sushi),
    xsushi: inTokens(bar.xsushi),
    ratio: stakingRatio(bar),
    growth: ratioGrowth(ENTERED, bar),
    redeemed: inTokens(bar.sushi - leave(bar, MINTED).sushi),
  }
}

/** SUSHI behind one xSUSHI after fees. */
export const ratioAfter = (added: number) => barAfter(added).ratio

const TABLE = {
  columns: [
    { title: 'SUSHI added', format: (added: number) => formatNumber(added) },
    { title: 'Ratio', format: (ratio: number) => formatNumber(ratio, 6) },
    { title: 'The holder redeems, SUSHI', format: (tokens: number) => formatNumber(tokens, 2) },
  ],
  rows: Array.from({ length: 11 }, (_, index) => {
    const added = (index * MOST) / 10
    const { ratio, redeemed } = barAfter(added)
    return [added, ratio, redeemed]
  }),
}

/** The bar after the fees that are set, and what is said of it. */
export function shownAt({ added }: ValuesOf<typeof CONTROLS>) {
  const bar = barAfter(added)
  const ratio = formatNumber(bar.ratio, 6)
  const result: FigureResult = {
    sentence:
      `After ${formatNumber(added)} SUSHI from fees, one xSUSHI stands for ${ratio} SUSHI. ` +
      `A holder who entered with ${formatNumber(deposit)} SUSHI would redeem ${formatNumber(bar.redeemed, 2)}.`,
    readings: [
      { name: 'SUSHI in the bar', value: formatNumber(bar.sushi) },
      { name: 'xSUSHI supply', value: formatNumber(bar.xsushi) },
      { name: 'Ratio', value: ratio },
      { name: 'Growth in SUSHI', value: formatPercent(bar.growth, 3) },
    ],
    table: TABLE,
  }
  return { ratio: bar.ratio, result }
}
