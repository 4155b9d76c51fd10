import {
  SUSHI,
  SUSHISWAP_V2_ROUTER_ADDRESS,
  sushiSwapV2RouterAbi_getAmountsOut,
  sushiSwapV2RouterAbi_swapExactTokensForTokens,
  USDC,
  WNATIVE,
} from 'sushi/evm'
import {
  decodeFunctionData,
  encodeFunctionResult,
  erc20Abi,
  getAddress,
  type Hex,
  isAddressEqual,
} from 'viem'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { swapTokens } from '#site/content/snippets/swap/swap-tokens.ts'
import { ACCOUNT } from '#support/samples/answers.ts'
import { type Call, type FakeChain, startFakeChain } from '#support/samples/fake-chain.ts'

const ROUTER = SUSHISWAP_V2_ROUTER_ADDRESS[1]
const PATH = [USDC[1].address, WNATIVE[1].address, SUSHI[1].address] as const
const AMOUNT = 1_000n
/** What the pools return for it now. */
const EXPECTED = 200_000n
const NOW_S = 1_800_000_000
const routerAbi = [
  ...sushiSwapV2RouterAbi_getAmountsOut,
  ...sushiSwapV2RouterAbi_swapExactTokensForTokens,
]

let chain: FakeChain | undefined
afterEach(() => {
  vi.restoreAllMocks()
  return chain?.stop()
})

/** What contracts return, when the router may take the amount already. */
function answer({ to, data }: Call): Hex {
  if (!isAddressEqual(to as Hex, ROUTER)) {
    expect(to).toBe(PATH[0].toLowerCase())
    const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data })
    const [owner, spender] = (args ?? []).map(String)
    expect([functionName, owner, spender?.toLowerCase()]).toEqual(['allowance', ACCOUNT, ROUTER])
    return encodeFunctionResult({ abi: erc20Abi, functionName: 'allowance', result: AMOUNT })
  }
  const { functionName, args } = decodeFunctionData({ abi: routerAbi, data })
  expect(args[0]).toBe(AMOUNT)
  const result = [AMOUNT, 7n, EXPECTED]
  return encodeFunctionResult({ abi: routerAbi, functionName, result })
}

/** Sells with a floor. @returns what the transactions that were sent ask of the router */
async function sell(minimumOut: bigint) {
  vi.spyOn(Date, 'now').mockReturnValue(NOW_S * 1000)
  chain = await startFakeChain(answer)
  const { client, wallet, sent } = chain
  const selling = swapTokens(client, wallet, PATH, AMOUNT, minimumOut)
  const error = await selling.then(
    () => undefined,
    (thrown: unknown) => String(thrown),
  )
  const calls = sent.map(({ to, data }) => {
    expect(isAddressEqual(to as Hex, ROUTER)).toBe(true)
    return decodeFunctionData({ abi: routerAbi, data }).args
  })
  return { error, calls }
}

/** The one call of the router, with a minimum. */
const withMinimum = (amountOutMin: bigint) => ({
  error: undefined,
  calls: [
    [
      AMOUNT,
      amountOutMin,
      PATH.map(token => getAddress(token)),
      expect.stringMatching(ACCOUNT),
      BigInt(NOW_S + 600),
    ],
  ],
})

describe('selling along a path of pairs', () => {
  it.each([
    ['0.5% less than expected, when less was agreed to', 190_000n, 199_000n],
    ['what was agreed to, when that is more', 199_500n, 199_500n],
    ['all that is expected, when that was agreed to', EXPECTED, EXPECTED],
  ])('takes no less than %s', async (_, minimumOut, amountOutMin) => {
    expect(await sell(minimumOut)).toEqual(withMinimum(amountOutMin))
  })

  it('sells nothing when the pools return less than was agreed to', async () => {
    expect(await sell(EXPECTED + 1n)).toEqual({
      error: 'Error: The price moved: ask again',
      calls: [],
    })
  })

  it('sells nothing without a floor', async () => {
    expect(await sell(0n)).toEqual({
      error: 'RangeError: The floor has to be above 0',
      calls: [],
    })
  })
})
