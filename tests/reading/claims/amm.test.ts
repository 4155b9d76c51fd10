import { expect, it } from 'vitest'
import { CONCENTRATED_LIQUIDITY_TIERS, CONSTANT_PRODUCT_FEE } from '#site/facts/amm/fees.ts'
import { CENTER_BIN_ID } from '#site/facts/amm/liquidity-book.ts'
import { MAX_TICK } from '#site/facts/amm/ticks.ts'
import {
  amountsAt,
  buyX,
  capitalEfficiency,
  liquidityForX,
  valueIn,
} from '#site/math/amm/concentrated-liquidity.ts'
import { inputFor, outputFor, priceImpact } from '#site/math/amm/constant-product.ts'
import { breakEvenFeeIncome } from '#site/math/amm/impermanent-loss.ts'
import { binAtPrice, binPrice } from '#site/math/amm/liquidity-book.ts'
import {
  baseFee,
  feeFraction,
  variableFee,
  volatilityAccumulator,
} from '#site/math/amm/liquidity-book-fees.ts'
import { buyFromBins } from '#site/math/amm/liquidity-book-swap.ts'
import { spacingStep, sqrtPriceX96, TICKS_PER_DOUBLING, tickAtPrice } from '#site/math/amm/ticks.ts'

/** Name of a claim, what the formulas give, what is independently known, and the tolerance. */
type Claim = readonly [id: string, given: number, known: number, tolerance: number]

const POOL = { reserveIn: 100, reserveOut: 200_000 }
const RANGE = { lower: 1500, upper: 2500 }
const LIQUIDITY = liquidityForX(RANGE, 2000, 1)
const BINS = [1, 1.5, 2].map((x, index) => ({ price: binPrice(25, 8_391_652 + index), x, y: 0 }))
const BOOK = { binStep: 25, baseFactor: 8000, variableFeeControl: 30_000 }

function tier(index: number) {
  const found = CONCENTRATED_LIQUIDITY_TIERS[index]
  if (!found) throw new Error(`there is no tier ${index}`)
  return found
}

const claims: Claim[] = [
  ['cp-out-0.1', outputFor(POOL, 0.1), 199.201396, 1e-5],
  ['cp-impact-0.1', 100 * priceImpact(POOL.reserveIn, 0.1), 0.0999, 0.0001],
  ['cp-out-1', outputFor(POOL, 1), 1974.316069, 1e-5],
  ['cp-impact-1', 100 * priceImpact(POOL.reserveIn, 1), 0.9901, 0.0001],
  ['cp-out-5', outputFor(POOL, 5), 9496.594752, 1e-5],
  ['cp-impact-5', 100 * priceImpact(POOL.reserveIn, 5), 4.7619, 0.0001],
  ['cp-out-10', outputFor(POOL, 10), 18132.217878, 1e-5],
  ['cp-impact-10', 100 * priceImpact(POOL.reserveIn, 10), 9.09091, 0.0001],
  ['cp-out-50', outputFor(POOL, 50), 66533.199867, 1e-5],
  ['cp-impact-50', 100 * priceImpact(POOL.reserveIn, 50), 33.33333, 0.0001],
  ['cp-fee', 100 * CONSTANT_PRODUCT_FEE, 0.3, 1e-9],
  ['cp-in-2000', inputFor(POOL, 2000), 1.0131404, 1e-6],
  [
    'cp-reverse',
    outputFor({ reserveIn: POOL.reserveOut, reserveOut: POOL.reserveIn }, 10_000),
    4.748297,
    1e-5,
  ],
  ['cp-breakeven', 100 * breakEvenFeeIncome(2), 6.066, 0.001],
  ['cl-fee-1', 100 * tier(0).fee, 0.01, 1e-9],
  ['cl-fee-2', 100 * tier(1).fee, 0.05, 1e-9],
  ['cl-fee-3', 100 * tier(2).fee, 0.3, 1e-9],
  ['cl-fee-4', 100 * tier(3).fee, 1.0, 1e-9],
  ['cl-spacing-1', tier(0).tickSpacing, 1, 1e-9],
  ['cl-step-1', 100 * spacingStep(tier(0).tickSpacing), 0.01, 0.0001],
  ['cl-spacing-10', tier(1).tickSpacing, 10, 1e-9],
  ['cl-step-10', 100 * spacingStep(tier(1).tickSpacing), 0.1, 0.0001],
  ['cl-spacing-60', tier(2).tickSpacing, 60, 1e-9],
  ['cl-step-60', 100 * spacingStep(tier(2).tickSpacing), 0.6018, 0.0001],
  ['cl-spacing-200', tier(3).tickSpacing, 200, 1e-9],
  ['cl-step-200', 100 * spacingStep(tier(3).tickSpacing), 2.02, 0.0001],
  ['cl-maxtick', MAX_TICK, 887272, 1e-9],
  ['cl-double', TICKS_PER_DOUBLING, 6931.82, 0.005],
  ['cl-tick-1500', tickAtPrice(1500), 73135, 1e-9],
  ['cl-tick-2000', tickAtPrice(2000), 76012, 1e-9],
  ['cl-tick-2500', tickAtPrice(2500), 78244, 1e-9],
  ['cl-tick-4000', tickAtPrice(4000), 82944, 1e-9],
  ['cl-eff-x2', capitalEfficiency({ lower: 1000, upper: 4000 }, 2000), 3.4142, 0.001],
  ['cl-eff-1500-2500', capitalEfficiency(RANGE, 2000), 8.3491, 0.001],
  ['cl-eff-1.1', capitalEfficiency({ lower: 1 / 1.1, upper: 1.1 }, 1), 21.4881, 0.001],
  ['cl-eff-1.01', capitalEfficiency({ lower: 1 / 1.01, upper: 1.01 }, 1), 201.4988, 0.001],
  [
    'cl-eff-0.10pct',
    capitalEfficiency({ lower: 0.9995, upper: 1.0005 }, Math.sqrt(0.9995 * 1.0005)),
    4000.4997,
    0.001,
  ],
  ['cl-L', LIQUIDITY, 423.606798, 1e-5],
  ['cl-y', amountsAt(RANGE, LIQUIDITY, 2000).y, 2538.05118, 1e-5],
  ['cl-val-1200', valueIn(amountsAt(RANGE, LIQUIDITY, 1200), 1200), 2958.4134, 0.001],
  ['cl-val-1500', valueIn(amountsAt(RANGE, LIQUIDITY, 1500), 1500), 3698.0168, 0.001],
  ['cl-val-1750', valueIn(amountsAt(RANGE, LIQUIDITY, 1750), 1750), 4209.0288, 0.001],
  ['cl-val-2000', valueIn(amountsAt(RANGE, LIQUIDITY, 2000), 2000), 4538.0512, 0.001],
  ['cl-val-2250', valueIn(amountsAt(RANGE, LIQUIDITY, 2250), 2250), 4718.3428, 0.001],
  ['cl-val-2500', valueIn(amountsAt(RANGE, LIQUIDITY, 2500), 2500), 4774.1192, 0.001],
  ['cl-val-3000', valueIn(amountsAt(RANGE, LIQUIDITY, 3000), 3000), 4774.1192, 0.001],
  ['cl-swap', buyX(RANGE, LIQUIDITY, 2000, 1000, tier(2).fee).amountOut, 0.473577, 1e-5],
  ['lb-center', CENTER_BIN_ID, 8388608, 1e-9],
  ['lb-id-1', binAtPrice(1, 2000), 8464621, 1e-9],
  ['lb-id-5', binAtPrice(5, 2000), 8403814, 1e-9],
  ['lb-id-10', binAtPrice(10, 2000), 8396213, 1e-9],
  ['lb-id-20', binAtPrice(20, 2000), 8392412, 1e-9],
  ['lb-id-25', binAtPrice(25, 2000), 8391652, 1e-9],
  ['lb-id-50', binAtPrice(50, 2000), 8390132, 1e-9],
  ['lb-id-100', binAtPrice(100, 2000), 8389372, 1e-9],
  ['lb-p-25', binPrice(25, 8_391_652), 1999.2019, 0.001],
  ['lb-buy', buyFromBins(BINS, 3).cost, 6010.1069, 0.001],
  ['lb-base', 100 * feeFraction(baseFee(BOOK)), 0.2, 1e-9],
  ['lb-var-1', 100 * feeFraction(variableFee(BOOK, volatilityAccumulator(1))), 0.001875, 1e-9],
  ['lb-var-2', 100 * feeFraction(variableFee(BOOK, volatilityAccumulator(2))), 0.0075, 1e-9],
  ['lb-var-5', 100 * feeFraction(variableFee(BOOK, volatilityAccumulator(5))), 0.046875, 1e-9],
  ['lb-var-10', 100 * feeFraction(variableFee(BOOK, volatilityAccumulator(10))), 0.1875, 1e-9],
  ['lb-var-20', 100 * feeFraction(variableFee(BOOK, volatilityAccumulator(20))), 0.75, 1e-9],
]

it.each(claims)('%s', (_id, given, known, tolerance) => {
  expect(Math.abs(given - known)).toBeLessThanOrEqual(tolerance)
})

it('cl-q96', () => {
  expect(sqrtPriceX96(1n, 1n)).toBe(79_228_162_514_264_337_593_543_950_336n)
})
