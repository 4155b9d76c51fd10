/** How a parameter's text becomes an argument of the SDK. What is `positive` is a number that the SDK drops when it is 0. */
export type SdkArgument = 'address' | 'bigint' | 'number' | 'positive' | 'boolean' | 'string'

const trade = {
  chainId: 'number',
  tokenIn: 'address',
  tokenOut: 'address',
  amount: 'bigint',
  maxSlippage: 'number',
  maxPriceImpact: 'positive',
  referrer: 'string',
} as const satisfies Record<string, SdkArgument>

/** A function of the SDK that makes a call. */
interface SdkFunction {
  readonly name: string
  /** The arguments it takes as an object, by the parameter's name; as a list when `isList` is true. */
  readonly takes: Readonly<Record<string, SdkArgument>>
  readonly isList: boolean
  /** Whether it has an argument for the key. */
  readonly takesKey: boolean
}

/**
 * The functions of the SDK that make documented calls, by the name of the call. `fee` and what goes with it are
 * left out: the SDK takes a whole number where the API wants a fraction.
 * Source: the types of https://www.npmjs.com/package/sushi, version 6.2.9.
 */
export const sdkFunctions: Readonly<Record<string, SdkFunction>> = {
  quote: {
    name: 'getQuote',
    takes: { ...trade, visualize: 'boolean' },
    isList: false,
    takesKey: false,
  },
  swap: {
    name: 'getSwap',
    takes: {
      ...trade,
      sender: 'address',
      recipient: 'address',
      source: 'string',
      simulate: 'boolean',
      validate: 'boolean',
    },
    isList: false,
    takesKey: true,
  },
  price: {
    name: 'getPrice',
    takes: { chainId: 'number', address: 'address' },
    isList: true,
    takesKey: false,
  },
  prices: { name: 'getPrices', takes: { chainId: 'number' }, isList: true, takesKey: false },
}
