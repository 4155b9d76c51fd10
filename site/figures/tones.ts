import type { FigureTone } from 'docs-engine/config'

/**
 * What the colors of figures mean, the same in each: a color is for who or what is compared. Prices, chance and all
 * that is measured against have none.
 */
export const MEANINGS = {
  sushi: {
    tone: 'first',
    name: 'Sushi’s own',
    meaning: 'Blade and the rebalancing that it is compared by, SUSHI, xSUSHI and the protocol.',
  },
  amm: {
    tone: 'second',
    name: 'A pool of an AMM',
    meaning:
      'The pool, a position in it and those who provide its liquidity. Beside another line of its kind, the dashed one is what it is compared with.',
  },
  market: {
    tone: 'third',
    name: 'Holding and the market',
    meaning: 'Holding the same assets, the price, and what chance alone brings.',
  },
  x: { tone: 'fourth', name: 'Token X', meaning: 'What is sold or bought, and lies in X.' },
  y: { tone: 'fifth', name: 'Token Y', meaning: 'What is paid for it, and lies in Y.' },
} as const satisfies Readonly<Record<string, FigureTone>>

/** The tone of Sushi's own. */
export const SUSHI = MEANINGS.sushi.tone
/** The tone of a pool of an AMM. */
export const AMM = MEANINGS.amm.tone
/** The tone of holding and the market. */
export const MARKET = MEANINGS.market.tone
/** The tone of token X. */
export const X = MEANINGS.x.tone
/** The tone of token Y. */
export const Y = MEANINGS.y.tone
