import { EXAMPLE_MAX_SLIPPAGE } from '../slippage.ts'
import { tokens } from '../tokens.ts'
import { RED_SNWAPPER, SNWAP_SELECTOR } from './example-contracts.ts'
import { EXAMPLE_CHAIN_ID, exampleTokens } from './example-tokens.ts'
import { YOUR_ADDRESS } from './placeholder.ts'
import type { swapStatuses } from './swap-status.ts'

/*
 * One trade runs through all examples: 0.5 ETH for SUSHI at 2750.4 SUSHI per ETH. The numbers are
 * made up and agree with one another; none was recorded from the API. The API's definition shows them, too, and the
 * build holds them to its schemas there.
 */

const { ether, weth } = exampleTokens
const sushi = tokens.sushiEthereum
const SUSHI_USD = 1
/** Price of ether in all examples, US dollars. */
export const ETHER_USD = 2750.4

/** The trade that the quote and swap examples ask for. Amounts are base units. */
export const exampleTrade = {
  chainId: EXAMPLE_CHAIN_ID,
  tokenIn: ether.address,
  tokenOut: sushi.address,
  amount: '500000000000000000',
  maxSlippage: EXAMPLE_MAX_SLIPPAGE,
} as const

/** The swap request: the trade, who sends it, and a simulation so that the answer carries gas. */
export const exampleSwapRequest = { ...exampleTrade, sender: YOUR_ADDRESS, simulate: true } as const

const route = {
  status: 'Success',
  tokens: [
    { address: ether.address, decimals: ether.decimals, symbol: ether.symbol, name: ether.name },
    { address: sushi.address, decimals: sushi.decimals, symbol: sushi.symbol, name: sushi.name },
  ],
  tokenFrom: 0,
  tokenTo: 1,
  swapPrice: ETHER_USD / SUSHI_USD,
  priceImpact: 0.0008,
  amountIn: exampleTrade.amount,
  assumedAmountOut: '1375200000000000000000',
} as const

/** Answer to the trade as a quote. */
export const exampleQuote = route

/**
 * Answer to the trade as a swap. The call data stops after the function selector and the sender is
 * the placeholder, so that no copy of this example can move funds: a real answer's data names the
 * account that receives the output.
 */
export const exampleSwap = {
  ...route,
  tx: {
    from: YOUR_ADDRESS,
    to: RED_SNWAPPER,
    gasPrice: 1_200_000_000,
    gas: '171240',
    data: SNWAP_SELECTOR,
    value: exampleTrade.amount,
  },
} as const

/** The same trade the other way round: a token sold for the native coin. */
const wayBack = {
  ...route,
  tokenFrom: route.tokenTo,
  tokenTo: route.tokenFrom,
  swapPrice: SUSHI_USD / ETHER_USD,
  amountIn: route.assumedAmountOut,
  assumedAmountOut: route.amountIn,
} as const

/** Answer to a quote that sells a token for the native coin. */
export const exampleQuoteForNative = wayBack

/** Answer to a swap that sells a token for the native coin: no native coin goes along. */
export const exampleSwapForNative = {
  ...wayBack,
  tx: { ...exampleSwap.tx, value: '0' },
} as const

const PARTIAL = 'Partial' satisfies keyof typeof swapStatuses

/**
 * Answer to a quote whose amount no route takes whole. Its members are those of the whole trade, and so are the
 * numbers here: how amounts read with this status is not published.
 */
export const examplePartialQuote = { ...exampleQuote, status: PARTIAL } as const

/** The same as a swap. */
export const examplePartialSwap = { ...exampleSwap, status: PARTIAL } as const

/** Answer to a quote or swap request for which no route was found. */
export const exampleNoWay = { status: 'NoWay' } as const

/** Answer for one token, SUSHI: US dollars. */
export const examplePrice = SUSHI_USD

/** Answer for all tokens of a network, cut to two: lower-case token address to US dollars. */
export const examplePrices: Readonly<Record<string, number>> = {
  [weth.address.toLowerCase()]: ETHER_USD,
  [sushi.address.toLowerCase()]: SUSHI_USD,
}

/** Answer for the details of a token, SUSHI. */
export const exampleTokenDetails = {
  chainId: EXAMPLE_CHAIN_ID,
  address: sushi.address,
  decimals: sushi.decimals,
  name: sushi.name,
  symbol: sushi.symbol,
} as const

/**
 * Names of DEXs as the API writes them, cut to three.
 * Source: the protocol's published API definition, version 6.2.12, has them among others in its example.
 */
export const exampleDexNames = ['SushiSwapV2', 'SushiSwapV3', 'CurveSwap'] as const
