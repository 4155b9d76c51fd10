import { describe, expect, it } from 'vitest'
import { CENTER_BIN_ID, MAX_BOOK_FEE } from '#facts/amm/liquidity-book.ts'
import {
  binAtPrice,
  binLiquidity,
  binPrice,
  binsPerDoubling,
  composition,
} from './liquidity-book.ts'
import {
  baseFee,
  feeFraction,
  feeOfBuy,
  totalFee,
  volatilityAccumulator,
} from './liquidity-book-fees.ts'
import { afterBuy, buyFromBins } from './liquidity-book-swap.ts'

const BOOK = { binStep: 25, baseFactor: 8000, variableFeeControl: 30_000 }

describe('bins', () => {
  it.each([
    [-3, 1984.2825],
    [-2, 1989.2432],
    [-1, 1994.2163],
    [0, 1999.2019],
    [1, 2004.1999],
    [2, 2009.2104],
    [3, 2014.2334],
  ])('%d from the one nearest 2,000, at a step of 25 bps', (offset, price) => {
    expect(binPrice(25, binAtPrice(25, 2000) + offset)).toBeCloseTo(price, 4)
  })

  it.each([
    [1, 6931.82],
    [25, 277.61],
    [100, 69.66],
  ])('at a step of %d bps: bins per doubling', (step, bins) => {
    expect(binsPerDoubling(step)).toBeCloseTo(bins, 2)
  })

  it('have a price of 1 at the center', () => {
    expect(binPrice(25, CENTER_BIN_ID)).toBe(1)
  })

  it('count 600 X and 400 Y at a price of 1 as liquidity of 1,000, 40 % of it Y', () => {
    expect(binLiquidity({ price: 1, x: 600, y: 400 })).toBe(1000)
    expect(composition({ price: 1, x: 600, y: 400 })).toBe(0.4)
  })
})

describe('a buy through bins', () => {
  const bins = [1, 1.5, 2].map((x, index) => ({ price: binPrice(25, 8_391_652 + index), x, y: 0 }))

  it('pays 2,003.3690 on average for 3 X', () => {
    const bought = buyFromBins(bins, 3)
    expect(bought.averagePrice).toBeCloseTo(2003.369, 4)
    expect(100 * bought.aboveActive).toBeCloseTo(0.20844, 5)
    expect(bought.fills.map(({ x }) => x)).toEqual([1, 1.5, 0.5])
  })

  it('has no impact inside the first bin', () => {
    expect(buyFromBins(bins, 1)).toMatchObject({ aboveActive: 0, fills: [{ x: 1 }] })
  })
})

it('a buy leaves Y for X in the bins it used, and their liquidity as it was', () => {
  const bins = [
    { price: 2, x: 3, y: 1 },
    { price: 3, x: 5, y: 0 },
    { price: 4, x: 7, y: 0 },
  ]
  const after = afterBuy(bins, buyFromBins(bins, 4))
  expect(after).toEqual([
    { price: 2, x: 0, y: 7 },
    { price: 3, x: 4, y: 3 },
    { price: 4, x: 7, y: 0 },
  ])
  expect(after.map(binLiquidity)).toEqual(bins.map(binLiquidity))
})

describe('fees', () => {
  it.each([
    [0, 0.2],
    [1, 0.201875],
    [2, 0.2075],
    [5, 0.246875],
    [10, 0.3875],
    [20, 0.95],
  ])('after %d bins', (bins, percent) => {
    expect(100 * feeFraction(totalFee(BOOK, volatilityAccumulator(bins)))).toBeCloseTo(percent, 9)
  })

  it('stop at 10 %', () => {
    expect(totalFee(BOOK, volatilityAccumulator(100))).toBe(MAX_BOOK_FEE)
    expect(feeFraction(MAX_BOOK_FEE)).toBe(0.1)
  })
})

it.each([
  ['half a basis point', () => binPrice(0.5, 1)],
  ['half a bin', () => binPrice(25, 0.5)],
  ['a price of zero', () => binAtPrice(25, 0)],
  ['an empty bin', () => composition({ price: 1, x: 0, y: 0 })],
  ['more than the bins hold', () => buyFromBins([{ price: 1, x: 1, y: 0 }], 2)],
  ['a negative number of bins', () => volatilityAccumulator(-1)],
  ['a negative factor', () => baseFee({ ...BOOK, baseFactor: -1 })],
])('refuses %s', (_what, attempt) => {
  expect(attempt).toThrow(RangeError)
})

describe('the fee of a whole buy', () => {
  const bins = [1, 1.5, 2].map((x, index) => ({ price: binPrice(25, 8_391_652 + index), x, y: 0 }))

  it('is the base fee while the buy stays in one bin', () => {
    expect(100 * feeOfBuy(BOOK, buyFromBins(bins, 0.5))).toBeCloseTo(0.2, 12)
  })

  it('takes each bin at the rate reached there, so it is less than the last rate', () => {
    // 1,999.2019 Y at 0.2 %, 3,006.2998 at 0.201875 % and 2,009.2104 at 0.2075 %, over 7,014.7121.
    expect(100 * feeOfBuy(BOOK, buyFromBins(bins, 3.5))).toBeCloseTo(0.202952, 6)
  })
})
