import type { Control, Step } from 'docs-engine/figures'
import { settle } from 'docs-engine/testing'
import { describe, expect, it } from 'vitest'

type Controls = Readonly<Record<string, Control>>

/** The figures that carry a page, with what their steps say. */
const SAID: Readonly<Record<string, readonly string[]>> = {
  // 997 of 1,000 parts of what is sold count: 9.97 · 200,000 / 109.97 = 18,132.2179, and so on.
  'constant-product': [
    'what happens when you sell 1 X. It pays 1,974.32 Y, 1.28% less than the mid price would: 0.99% is the price impact, the rest is the fee.',
    'what happens when you sell 10 X. It pays 18,132.22 Y, which is 1,813.22 Y for each X. The price impact has grown to 9.09%.',
    'what happens when you sell 50 X. You add 50% to the X in the pool, and receive 33.27% of its Y.',
    'what happens when you sell 100 X. The pool now has 2 times as much X as before, and still 100,150 Y. However much you sell, it never pays all of its Y.',
    'what the pool keeps. Of 25.0 X, the fee is 0.0750 X. It stays in the pool, so the product of the reserves grows by 0.060%.',
  ],
  // x = L(1/√p - 1/√upper) and y = L(√p - √lower), in the range of the usable ticks.
  'price-range': [
    'the price is where you opened the position. The position holds both tokens, 0.881 X and 2,238 Y. Together they are worth 4,000 Y.',
    'the price rises inside the range. The position has sold X on the way, and holds 0.153 X and 3,834 Y. It is worth 3.50% less than holding.',
    'the price leaves the range above. The position holds 4,208 Y and no X. It earns no fees, and its worth does not rise with the price: it is 13.80% behind holding.',
    'the price leaves the range below. The position holds 2.173 X and no Y. It earns no fees, and loses with the price: it is 30.33% behind holding.',
    'the same capital in a narrower range. Its depth is that of 39.72 times the capital over all prices. It ends sooner: at 1,896 Y and 2,100 Y.',
  ],
  // 2√r / (1 + r) - 1 is -5.72 % for 2 and for a half.
  'loss-and-fees': [
    'the price is where it was. The pool is worth as much as holding: the loss is 0.00%.',
    'the price doubles. The pool has sold what rises. Without fees it is worth 5.72% less than holding.',
    'the price falls to half. The loss is the same, 5.72%: up or down makes no difference.',
    'fees make up for a part. At twice the price, fees of 3.0% leave the pool 2.89% behind. To be even it needs 6.07%.',
    'fees make up for all of it. With fees of 10.0% the pool is 3.71% ahead. It is ahead from 0.41 to 2.43 times the first price.',
  ],
  // The best split of 20 X is that of the model's test, found by bisection.
  'one-trade-many-venues': [
    'what happens when you sell 1 X. A small trade goes where the price is best: 72.0% to Venue A, 28.0% to Venue B. Not used: Venue C.',
    'what happens when you sell 10 X. Each further X sold to a venue pays less, so the next go elsewhere: 56.0% to Venue A, 32.0% to Venue B, 12.0% to Venue C.',
    'what happens when you sell 20 X. The split pays 2,620.61 Y more than the best single venue would, or 7.88%.',
    'what happens when you sell 50 X. The larger the trade, the more a split gains: now 11,719.46 Y, or 17.61%.',
    'what one venue alone would pay. For 50.0 X, the best single venue pays 1,330.66 Y for each X, and the split 1,565.05 Y.',
  ],
  // From bin to bin the price rises by its step: 2 X are 1 in the active bin and 1 in the next, half of 0.25 % dearer.
  'walk-through-bins': [
    'what happens when you buy 0.5 X. The trade stays in the active bin: each X costs 1,999.20 Y, and the price does not move.',
    'what happens when you buy 2 X. The active bin is empty, and the trade goes on in the next, one bin step higher. On average an X costs 2,001.70 Y, 0.125% more.',
    'what happens when you buy 7 X. 4 bins are empty now. What was X in them is Y, and an X costs 0.483% more on average.',
    'the same trade with the widest bins. Each bin is 100 bp above the one before, so the same X costs 1.944% more than in the active bin.',
    'the same trade with the narrowest bins. With 1 bp from bin to bin, it costs only 0.019% more. The same liquidity then covers a smaller range of prices.',
  ],
}

describe.each(Object.entries(SAID))('the steps of %s', async (id, said) => {
  const { STEPS }: { STEPS: readonly Step<string>[] } = await import(`./${id}/steps.ts`)
  const { CONTROLS }: { CONTROLS: Controls } = await import(`./${id}/model.ts`)

  it('say what the model computes', () => {
    expect(STEPS.map(({ title, sentence }) => `${title}. ${sentence}`)).toEqual(said)
  })

  it('set values that the controls can have, each', () => {
    for (const { values } of STEPS) {
      expect(Object.keys(values)).toEqual(Object.keys(CONTROLS))
      const settled = Object.entries(CONTROLS).map(([name, control]) => [
        name,
        settle(control, values[name] ?? Number.NaN),
      ])
      expect(values).toEqual(Object.fromEntries(settled))
    }
  })
})
