import type { QuoteRequest, SwapRequest } from 'sushi/evm'

/** A field of a request to the API made through the SDK. Backticks in `meaning` mark code. */
export interface RequestField {
  /** As the SDK declares it. */
  readonly type: string
  readonly required: boolean
  readonly meaning: string
}

/** False for a field that a request may leave out. */
type IsRequired<T, K extends keyof T> = Record<never, never> extends Pick<T, K> ? false : true

/** One entry for each field of a request type of the package. */
type RequestFields<T> = {
  readonly [K in keyof T]-?: RequestField & { readonly required: IsRequired<T, K> }
}

/*
 * Source of names and types: the types `QuoteRequest` and `SwapRequest` of https://www.npmjs.com/package/sushi,
 * version 6.2.9: a field that the package does not have, one left out here, or one called required that is not,
 * does not compile. What is sent was read off the requests of its functions.
 */

const shared = {
  chainId: {
    type: 'SwapApiSupportedChainId',
    required: true,
    meaning: 'Network. `isSwapApiSupportedChainId` returns whether the API serves it.',
  },
  tokenIn: {
    type: 'Address',
    required: true,
    meaning: 'Token to sell, or `nativeAddress` for the native coin.',
  },
  tokenOut: { type: 'Address', required: true, meaning: 'Token to buy.' },
  amount: { type: 'bigint', required: true, meaning: 'How much to sell, in base units.' },
  maxSlippage: {
    type: 'number',
    required: true,
    meaning: 'Largest accepted shortfall, a fraction: 0.005 is 0.5%.',
  },
  maxPriceImpact: {
    type: 'number',
    required: false,
    meaning: 'Largest accepted price impact, a fraction. 0 is not sent.',
  },
  fee: {
    type: 'bigint',
    required: false,
    meaning: 'A fee of your own. Sent only with `feeReceiver`.',
  },
  feeReceiver: { type: 'Address', required: false, meaning: 'Who receives your fee.' },
  feeBy: {
    type: 'TransferValue',
    required: false,
    meaning: 'Whether the fee is taken from the input or the output.',
  },
  referrer: {
    type: 'string',
    required: false,
    meaning: 'Who asks. Without it, the SDK sends its own name and a version number.',
  },
  baseUrl: { type: 'string', required: false, meaning: 'Another host, for tests.' },
} as const satisfies Partial<Record<keyof QuoteRequest & keyof SwapRequest, RequestField>>

/** The fields of `getQuote`, in the order readers need them. */
export const quoteFields: RequestFields<QuoteRequest> = {
  ...shared,
  visualize: {
    type: 'boolean',
    required: false,
    meaning: 'Adds `visualization`, the route as a graph, to the answer.',
  },
}

/** The fields that `getSwap` has beside those it shares with `getQuote`. */
export const swapFields: RequestFields<Omit<SwapRequest, keyof QuoteRequest>> = {
  sender: {
    type: 'Address',
    required: true,
    meaning: 'Account that will send the transaction.',
  },
  recipient: {
    type: 'Address',
    required: false,
    meaning: 'Account that receives the output. The sender, if left out.',
  },
  simulate: {
    type: 'boolean',
    required: false,
    meaning: 'Whether the API simulates the transaction; with `true` the answer has `tx.gas`.',
  },
  validate: { type: 'boolean', required: false, meaning: 'Sent only if `simulate` is set too.' },
  source: {
    type: 'RouterLiquiditySource',
    required: false,
    meaning: '`RouterLiquiditySource.Sender` or `.Self`; plain text is a type error.',
  },
  apiKey: { type: 'string', required: false, meaning: 'API key. Sent as a query parameter.' },
}
