import type { FigureTone } from 'docs-engine/config'

/** The tone of Sushi's own. Apart from what it means: the words below are for the gallery, and no figure sends them. */
export const SUSHI = 'first'
/** The tone of a pool of an AMM. */
export const AMM = 'second'
/** The tone of holding and the market. */
export const MARKET = 'third'
/** The tone of token X. */
export const X = 'fourth'
/** The tone of token Y. */
export const Y = 'fifth'

/**
 * What the colors of figures mean, the same in each: a color is for who or what is compared. Prices, chance and all
 * that is measured against have none.
 */
export const MEANINGS = {
  sushi: {
    tone: SUSHI,
    name: 'Sushi’s own',
    meaning: 'Blade and the rebalancing that it is compared by, SUSHI, xSUSHI and the protocol.',
  },
  amm: {
    tone: AMM,
    name: 'A pool of an AMM',
    meaning:
      'The pool, a position in it and those who provide its liquidity. Beside another line of its kind, the dashed one is what it is compared with.',
  },
  market: {
    tone: MARKET,
    name: 'Holding and the market',
    meaning: 'Holding the same assets, the price, and what chance alone brings.',
  },
  x: { tone: X, name: 'Token X', meaning: 'What is sold or bought, and lies in X.' },
  y: { tone: Y, name: 'Token Y', meaning: 'What is paid for it, and lies in Y.' },
} as const satisfies Readonly<Record<string, FigureTone>>
