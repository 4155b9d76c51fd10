import { nativeAddress, RED_SNWAPPER_ADDRESS, type SwapApiSupportedChainId } from 'sushi/evm'
import { type Address, decodeFunctionData, type Hex, isAddressEqual, parseAbi } from 'viem'
import { z } from 'zod'

/** What the user agreed to. */
export interface Trade {
  readonly chainId: SwapApiSupportedChainId
  /** `nativeAddress` for the native coin. */
  readonly tokenIn: Address
  readonly tokenOut: Address
  /** Base units of tokenIn. */
  readonly amount: bigint
  /** The floor: the least output that was agreed to, in base units of tokenOut. */
  readonly minimumOut: bigint
  /** The account that pays, sends and receives. */
  readonly account: Address
}

declare const checked: unique symbol

/** A transaction that does what was agreed. Only `checkSwap` makes one. */
export interface CheckedSwap {
  readonly [checked]: true
  readonly trade: Trade
  readonly to: Address
  readonly data: Hex
  /** Wei. */
  readonly value: bigint
  /** The least output that the contract lets pass, in base units of tokenOut. */
  readonly amountOutMin: bigint
}

/** The answer is not what was asked for. Do not send it. */
export class RefusedSwap extends Error {}

/** There is no route for the whole amount. Nothing is wrong with the answer, and nothing is sent. */
export class NoRoute extends Error {
  constructor(status: 'Partial' | 'NoWay') {
    super(
      status === 'Partial'
        ? 'No route for the whole amount: request a smaller amount'
        : 'No route: choose another token or amount',
    )
  }
}

/** The answer is below the floor. It is not sent: show a new quote and ask again. */
export class PriceMoved extends Error {}

// The package has no ABI of RedSnwapper.
const abi = parseAbi([
  'function snwap(address tokenIn, uint256 amountIn, address recipient, address tokenOut, uint256 amountOutMin, address executor, bytes executorData) payable returns (uint256 amountOut)',
])

const address = z
  .string()
  .regex(/^0x[\da-f]{40}$/i)
  .transform(text => text as Address)
const transaction = z.object({
  from: address,
  to: address,
  data: z
    .string()
    .regex(/^0x[\da-f]*$/i)
    .transform(text => text as Hex),
  // The API sends text and may leave it out, the SDK makes a bigint of it.
  value: z.union([z.bigint(), z.string().regex(/^\d{1,78}$/)]).default(0n),
  // Only a simulated swap has gas. Let your wallet estimate its own.
  gas: z.string().regex(/^[1-9]\d*$/),
})
const success = z.object({ status: z.literal('Success'), tx: transaction })

/**
 * Compares an answer of the API with what the user agreed to.
 * @param answer what `getSwap` returned, or the JSON of the API
 * @returns the only object to send: a frozen copy, read once.
 * @throws NoRoute when there is no transaction for the whole amount. PriceMoved when the answer's
 *   minimum is below the floor. RefusedSwap for any other difference
 */
export function checkSwap(answer: unknown, trade: Trade): CheckedSwap {
  const agreed = Object.freeze({ ...trade })
  // A missing floor is not above 0 either, and nothing is below it.
  if (!(agreed.amount > 0n)) throw new RangeError('The amount has to be above 0')
  if (!(agreed.minimumOut > 0n)) throw new RangeError('The floor has to be above 0')
  const { from, to, data, value } = parse(answer)
  const [tokenIn, amountIn, recipient, tokenOut, amountOutMin] = argumentsOf(data)
  const isNative = isAddressEqual(agreed.tokenIn, nativeAddress)

  expect(isAddressEqual(from, agreed.account), 'sender')
  expect(isAddressEqual(to, RED_SNWAPPER_ADDRESS[agreed.chainId]), 'contract')
  expect(value === (isNative ? agreed.amount : 0n), 'value')
  expect(isAddressEqual(tokenIn, agreed.tokenIn), 'input token')
  expect(amountIn === agreed.amount, 'input amount')
  expect(isAddressEqual(recipient, agreed.account), 'recipient')
  expect(isAddressEqual(tokenOut, agreed.tokenOut), 'output token')
  if (amountOutMin < agreed.minimumOut) throw new PriceMoved('The price moved: ask again')
  return Object.freeze({ trade: agreed, to, data, value, amountOutMin }) as CheckedSwap
}

function parse(answer: unknown) {
  const { data: route } = z.object({ status: z.enum(['Partial', 'NoWay']) }).safeParse(answer)
  if (route) throw new NoRoute(route.status)
  const { data, error } = success.safeParse(answer)
  if (!data) throw new RefusedSwap('Do not send: the answer cannot be read', { cause: error })
  return { ...data.tx, value: BigInt(data.tx.value) }
}

function argumentsOf(data: Hex) {
  try {
    return decodeFunctionData({ abi, data }).args
  } catch (cause) {
    throw new RefusedSwap('Do not send: the call is not a whole snwap', { cause })
  }
}

function expect(condition: boolean, what: string): asserts condition {
  if (!condition) throw new RefusedSwap(`Do not send: unexpected ${what}`)
}
