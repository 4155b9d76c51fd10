import { nativeAddress, RED_SNWAPPER_ADDRESS, SUSHI, USDC } from 'sushi/evm'
import { type Address, encodeFunctionData, type Hex } from 'viem'
import { vi } from 'vitest'
import type { Outcome } from '#site/content/snippets/swap/follow-transaction.ts'
import { API_KEY_PARAMETER } from '#site/facts/api/host.ts'
import { redSnwapperAbi } from '#site/facts/contracts/functions/red-snwapper.ts'
import { ACCOUNT } from '#support/samples/answers.ts'
import { type Conditions, type Happening, NONCE, OTHER, startChain, TOKEN } from './chain.ts'
import type { SwapModules } from './modules.ts'
import { approvalOf, nameOfError, swapOf, tellEnding, tellSent } from './telling.ts'

export const KEY = 'example-key'
export const AMOUNT = 500_000_000_000_000_000n
export const EXPECTED = 1_375_200_000_000_000_000_000n
/** 0.5% less than expected: what is agreed to. */
export const FLOOR = 1_368_324_000_000_000_000_000n
/** 0.3% less than expected: what the API writes into the call when the price stays. */
export const MINIMUM = 1_371_074_400_000_000_000_000n

export const ROUTER = RED_SNWAPPER_ADDRESS[1]
/** A trade of the native coin. */
export const native = {
  chainId: 1,
  tokenIn: nativeAddress,
  tokenOut: SUSHI[1].address,
  amount: AMOUNT,
  minimumOut: FLOOR,
  account: ACCOUNT,
} as const
/** A trade of a token. */
export const sale = { ...native, tokenIn: USDC[1].address } as const

interface Call {
  tokenIn?: Address
  amountIn?: bigint
  recipient?: Address
  tokenOut?: Address
  amountOutMin?: bigint
}

function callOf({
  tokenIn = native.tokenIn,
  amountIn = AMOUNT,
  recipient = ACCOUNT,
  tokenOut = native.tokenOut,
  amountOutMin = MINIMUM,
}: Call): Hex {
  return encodeFunctionData({
    abi: redSnwapperAbi,
    functionName: 'snwap',
    args: [tokenIn, amountIn, recipient, tokenOut, amountOutMin, OTHER, '0x1234'],
  })
}

/** How an answer of the API differs from the right one. */
export interface Answer {
  call?: Call
  /** Members of `tx` that differ from a right answer; undefined leaves one out. */
  tx?: Record<string, unknown>
  /** Takes the place of the answer's text. */
  edit?: (text: string) => string
  trade?: typeof native | typeof sale
}

/** An answer of the API as text; by default the right one. */
export function answerOf({
  call = {},
  tx = {},
  edit = text => text,
  trade = native,
}: Answer): string {
  const token = { decimals: 18, symbol: 'T', name: 'Token' }
  const body = {
    status: 'Success',
    tokens: [
      { ...token, address: trade.tokenIn },
      { ...token, address: trade.tokenOut },
    ],
    tokenFrom: 0,
    tokenTo: 1,
    swapPrice: 2750.4,
    priceImpact: 0.0008,
    amountIn: String(trade.amount),
    assumedAmountOut: String(EXPECTED),
    tx: {
      from: ACCOUNT,
      to: ROUTER,
      data: callOf({ tokenIn: trade.tokenIn, ...call }),
      gasPrice: 1_200_000_000,
      gas: '171240',
      value: trade === native ? String(AMOUNT) : '0',
      ...tx,
    },
  }
  return edit(JSON.stringify(body))
}

/** Has the API answer with a text, and keeps what it is asked. */
export function fakeApi(text: string): URL[] {
  const asked: URL[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address))
    return new Response(text)
  })
  return asked
}

/** What happened, in a line: how it ended, and what was sent. */
export const told = async (
  run: () => Promise<unknown>,
  happened: readonly Happening[] = [],
): Promise<string> => `${await tellEnding(run)} | ${tellSent(happened)}`

type Offered = Omit<typeof native, 'account' | 'tokenIn'> & { account: Address; tokenIn: Address }

/** The whole way of a swap: approval, request, check, sending. */
export async function swap(
  modules: SwapModules,
  answer: string,
  conditions: Conditions = {},
  trade: Offered = native,
): Promise<string> {
  const asked = fakeApi(answer)
  const { client, wallet, happened } = startChain(conditions)
  const ending = await told(
    async () => outcomeInWords(await modules.makeSwap(client, wallet, trade, KEY)),
    happened,
  )
  const hasKey = asked.every(({ searchParams }) => searchParams.get(API_KEY_PARAMETER) === KEY)
  return hasKey ? ending : `${ending} | asked without the key`
}

/** What an outcome says. */
export const outcomeInWords = (outcome: Outcome): string =>
  Object.values(outcome)
    .map(value => (value instanceof Error ? nameOfError(value) : value))
    .join(' ')

async function approval(
  { approve }: SwapModules,
  conditions: Conditions,
  amount = 100n,
): Promise<string> {
  const { client, wallet, happened, allowance } = startChain(conditions)
  return told(async () => {
    await approve(client, wallet, { token: TOKEN, spender: ROUTER, amount })
    return `may take ${allowance()}`
  }, happened)
}

export const HASH = `0x${'0'.repeat(63)}1`
export const FIRST = ` ${HASH}`
export const SECOND = ` 0x${'0'.repeat(63)}2`
export const REPLACED = ` 0x${'33'.repeat(32)}`
/** The swap of the native coin as it is sent. */
export const NATIVE = swapOf('ETH', AMOUNT, MINIMUM, { nonce: NONCE })
/** The approval and the swap of a token. */
export const SALE = `${approvalOf({ amount: AMOUNT })} | ${swapOf('USDC', AMOUNT, MINIMUM, { nonce: NONCE + 1 })}`
/** What one swap or approval has to come to. */
export interface Scenario {
  readonly name: string
  readonly expected: string | RegExp
  run(modules: SwapModules): Promise<string>
}

export const answered = (
  name: string,
  answer: Answer,
  expected: Scenario['expected'],
): Scenario => ({
  name,
  expected,
  run: modules => swap(modules, answerOf(answer), {}, answer.trade),
})
export const chained = (
  name: string,
  conditions: Conditions,
  expected: Scenario['expected'],
  trade: typeof native | typeof sale = native,
): Scenario => ({
  name,
  expected,
  run: modules => swap(modules, answerOf({ trade }), conditions, trade),
})
export const approved = (
  name: string,
  conditions: Conditions,
  expected: Scenario['expected'],
  amount?: bigint,
): Scenario => ({ name, expected, run: modules => approval(modules, conditions, amount) })
