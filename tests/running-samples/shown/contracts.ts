import {
  nonfungiblePositionManagerAbi_mint,
  SUSHI,
  SUSHISWAP_V2_ROUTER_ADDRESS,
  SUSHISWAP_V3_FACTORY_ADDRESS,
  SUSHISWAP_V3_POSITION_MANAGER,
  sushiSwapV2RouterAbi_getAmountsOut,
  sushiSwapV3FactoryAbi_getPool,
  sushiSwapV3PoolAbi_slot0,
  USDC,
  WNATIVE,
  XSUSHI,
  xsushiAbi_enter,
} from 'sushi/evm'
import {
  type Address,
  createWalletClient,
  custom,
  decodeFunctionData,
  encodeFunctionResult,
  erc20Abi,
  type Hex,
  getAddress as inChecksum,
  parseAbi,
  parseEther,
  toHex,
  zeroAddress,
} from 'viem'
import { polygon } from 'viem/chains'
import { expect, vi } from 'vitest'
import { openPosition } from '#site/content/snippets/contracts/open-position.ts'
import { balanceOf } from '#site/content/snippets/sdk/viem/read-balance.ts'
import { stakeSushi } from '#site/content/snippets/swap/stake-sushi.ts'
import { ACCOUNT } from '#support/samples/answers.ts'
import { type Call, type FakeChain, Reverted, startFakeChain } from '#support/samples/fake-chain.ts'
import { programOfFile } from '#support/samples/program.ts'
import { codeShown } from '#support/samples/shown.ts'
import type { RunsBySample } from './runs.ts'

const POOL = `0x${'44'.repeat(20)}` as const
const MANAGER = SUSHISWAP_V3_POSITION_MANAGER[1]
const NOW = () => BigInt(Math.floor(Date.now() / 1000))

const is = (to: string, address: string) => to.toLowerCase() === address.toLowerCase()

/** Runs a sample on a chain of its own. @param answer what a call returns */
async function on(
  answer: (call: Call, chain: () => FakeChain) => Hex,
  run: (chain: FakeChain) => Promise<void>,
) {
  const chain: FakeChain = await startFakeChain(call => answer(call, () => chain))
  try {
    await run(chain)
  } finally {
    await chain.stop()
  }
}

/**
 * Loads a sample that makes a client of its own, whose requests go to a chain.
 * @param words placeholders of the sample, each with what a reader puts there
 */
async function load(
  id: string,
  chain: FakeChain,
  words: Readonly<Record<string, string>> = {},
): Promise<Record<string, (...values: unknown[]) => Promise<unknown>>> {
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => fetch(chain.url, init))
  let code = codeShown(id)
  for (const [word, value] of Object.entries(words)) code = code.replaceAll(word, value)
  return import(/* @vite-ignore */ await programOfFile(id, code))
}

const unexpected = ({ to, data }: Call) =>
  new Error(`${data.slice(0, 10)} of ${to} was not expected`)

/** A token that says how much an account holds. */
const holding =
  (token: string, account: string, amount: bigint) =>
  (call: Call): Hex => {
    const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data: call.data })
    if (!is(call.to, token) || functionName !== 'balanceOf' || !is(args[0], account))
      throw unexpected(call)
    return toHex(amount, { size: 32 })
  }

const deposit = {
  tokens: [USDC[1].address, WNATIVE[1].address],
  desired: [1_000n, 2_000n],
  minimum: [990n, 1_980n],
  ticks: [-15, 15],
} as const
/** What the position manager says of a mint, with the liquidity that it makes. */
const minting =
  (liquidity: bigint) =>
  (call: Call): Hex => {
    if (!is(call.to, MANAGER)) throw unexpected(call)
    const [asked] = decodeFunctionData({
      abi: nonfungiblePositionManagerAbi_mint,
      data: call.data,
    }).args
    if (asked.deadline < NOW()) throw new Reverted('Transaction too old')
    if (asked.amount0Min > asked.amount0Desired) throw new Reverted('Price slippage check')
    return encodeFunctionResult({
      abi: nonfungiblePositionManagerAbi_mint,
      result: [1n, liquidity, 995n, 1_990n],
    })
  }

const bar = XSUSHI[1].address
const STAKED = parseEther('5')
/** Token and bar: an account may stake what it has approved and holds. */
const staking =
  (held: bigint) =>
  (call: Call, chain: () => FakeChain): Hex => {
    if (is(call.to, bar)) {
      const [amount] = decodeFunctionData({ abi: xsushiAbi_enter, data: call.data }).args
      if (amount > held) throw new Reverted('ERC20: transfer amount exceeds balance')
      return '0x'
    }
    const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data: call.data })
    if (!is(call.to, SUSHI[1].address)) throw unexpected(call)
    if (functionName === 'approve') return toHex(1n, { size: 32 })
    if (functionName !== 'allowance' || !is(args[0], ACCOUNT) || !is(args[1], bar))
      throw unexpected(call)
    return toHex(chain().sent.length > 0 ? STAKED : 0n, { size: 32 })
  }

const poolAbi = parseAbi([
  'function balanceOf(address account) view returns (uint256)',
  'function burnToWithdraw(uint256 amount)',
])
/** A Blade pool of which the account holds tokens. */
const bladePool =
  (held: bigint) =>
  (call: Call): Hex => {
    if (!is(call.to, POOL)) throw unexpected(call)
    const { functionName } = decodeFunctionData({ abi: poolAbi, data: call.data })
    return functionName === 'balanceOf' ? toHex(held, { size: 32 }) : '0x'
  }

/** A factory with one pool, or none, and the pool. */
const factoryWith =
  (pool: Address) =>
  ({ to, data }: Call): Hex => {
    if (is(to, SUSHISWAP_V3_FACTORY_ADDRESS[1])) {
      const { args } = decodeFunctionData({ abi: sushiSwapV3FactoryAbi_getPool, data })
      expect(args).toEqual([inChecksum(USDC[1].address), inChecksum(WNATIVE[1].address), 500])
      return encodeFunctionResult({ abi: sushiSwapV3FactoryAbi_getPool, result: pool })
    }
    if (!is(to, POOL)) throw unexpected({ to, data })
    return encodeFunctionResult({
      abi: sushiSwapV3PoolAbi_slot0,
      result: [2n ** 96n, 7, 0, 1, 1, 0, true],
    })
  }

const WITHDRAW = 'contracts/withdraw-from-pool.ts'
const FIND = 'contracts/find-pool.ts'
const AMOUNTS = 'contracts/read-amounts-out.ts'
const BALANCE = 'contracts/read-balance.ts'

/** How the samples that call contracts are run: on an imitation of Ethereum. */
export const contractRuns: RunsBySample = {
  'contracts/open-position.ts': {
    good: () =>
      on(minting(77n), async ({ client, wallet, sent }) => {
        await openPosition(client, wallet, deposit)
        expect(sent).toHaveLength(1)
        const [asked] = decodeFunctionData({
          abi: nonfungiblePositionManagerAbi_mint,
          data: sent[0]?.data ?? '0x',
        }).args
        expect(asked).toMatchObject({
          token0: inChecksum(USDC[1].address),
          token1: inChecksum(WNATIVE[1].address),
          fee: 500,
          // The range that was asked for, widened to multiples of the spacing.
          tickLower: -20,
          tickUpper: 20,
          amount0Desired: 1_000n,
          amount1Desired: 2_000n,
          amount0Min: 990n,
          amount1Min: 1_980n,
        })
        expect(asked.recipient.toLowerCase()).toBe(ACCOUNT)
        expect(Number(asked.deadline - NOW())).toBeLessThanOrEqual(600)
      }),
    bad: {
      'a deposit that makes no liquidity is not sent': () =>
        on(minting(0n), async ({ client, wallet, sent }) => {
          const opening = openPosition(client, wallet, deposit)
          await expect(opening).rejects.toThrow('The deposit is too small')
          expect(sent).toEqual([])
        }),
      'less than the minimum is not sent': () =>
        on(minting(77n), async ({ client, wallet, sent }) => {
          const opening = openPosition(client, wallet, { ...deposit, minimum: [1_001n, 0n] })
          await expect(opening).rejects.toThrow('Price slippage check')
          expect(sent).toEqual([])
        }),
    },
  },
  'swap/stake-sushi.ts': {
    good: () =>
      on(staking(STAKED), async ({ client, wallet, sent }) => {
        await stakeSushi(client, wallet, STAKED)
        const [approval, entry] = sent.map(({ to, data }) => ({ to: to.toLowerCase(), data }))
        expect(sent).toHaveLength(2)
        expect(approval?.to).toBe(SUSHI[1].address.toLowerCase())
        expect(decodeFunctionData({ abi: erc20Abi, data: approval?.data ?? '0x' }).args).toEqual([
          inChecksum(bar),
          STAKED,
        ])
        expect(entry?.to).toBe(bar.toLowerCase())
        expect(
          decodeFunctionData({ abi: xsushiAbi_enter, data: entry?.data ?? '0x' }).args,
        ).toEqual([STAKED])
      }),
    bad: {
      'more than the wallet holds is approved, and not sent': () =>
        on(staking(STAKED - 1n), async ({ client, wallet, sent }) => {
          const entering = stakeSushi(client, wallet, STAKED)
          await expect(entering).rejects.toThrow('transfer amount exceeds balance')
          expect(sent.map(({ to }) => to.toLowerCase())).not.toContain(bar.toLowerCase())
        }),
      'another network': () =>
        on(staking(STAKED), async ({ client, sent }) => {
          const transport = custom({ request: async () => toHex(polygon.id) })
          const wallet = createWalletClient({ account: ACCOUNT, chain: polygon, transport })
          const entering = stakeSushi(client, wallet, STAKED)
          await expect(entering).rejects.toThrow('Staking is on Ethereum')
          expect(sent).toEqual([])
        }),
    },
  },
  [WITHDRAW]: {
    good: () =>
      on(bladePool(30n), async chain => {
        const { withdrawFromPool } = await load(WITHDRAW, chain, { POOL_ADDRESS: POOL })
        await withdrawFromPool?.(chain.client, chain.wallet)
        const [{ to = '', data = '0x' } = {}, ...others] = chain.sent
        expect(others).toEqual([])
        expect(to).toBe(POOL)
        expect(decodeFunctionData({ abi: poolAbi, data: data as Hex })).toEqual({
          functionName: 'burnToWithdraw',
          args: [30n],
        })
      }),
    bad: {
      'a wallet without pool tokens': () =>
        on(bladePool(0n), async chain => {
          const { withdrawFromPool } = await load(WITHDRAW, chain, { POOL_ADDRESS: POOL })
          await expect(withdrawFromPool?.(chain.client, chain.wallet)).rejects.toThrow(
            'The wallet holds no pool tokens',
          )
          expect(chain.sent).toEqual([])
        }),
      'a placeholder that nobody replaced': () =>
        on(bladePool(30n), async chain => {
          const { withdrawFromPool } = await load(WITHDRAW, chain)
          await expect(withdrawFromPool?.(chain.client, chain.wallet)).rejects.toThrow(
            'Address "POOL_ADDRESS" is invalid',
          )
          expect(chain.sent).toEqual([])
        }),
    },
  },
  [FIND]: {
    good: () =>
      on(factoryWith(POOL), async chain => {
        const { findPool } = await load(FIND, chain)
        expect(await findPool?.()).toEqual({ address: POOL, sqrtPriceX96: 2n ** 96n, tick: 7 })
      }),
    bad: {
      'no such pool': () =>
        on(factoryWith(zeroAddress), async chain => {
          const { findPool } = await load(FIND, chain)
          await expect(findPool?.()).rejects.toThrow('There is no such pool')
        }),
    },
  },
  [AMOUNTS]: {
    good: () =>
      on(
        call => {
          if (!is(call.to, SUSHISWAP_V2_ROUTER_ADDRESS[1])) throw unexpected(call)
          const abi = sushiSwapV2RouterAbi_getAmountsOut
          const { args } = decodeFunctionData({ abi, data: call.data })
          expect(args).toEqual([
            parseEther('1'),
            [inChecksum(WNATIVE[1].address), inChecksum(USDC[1].address)],
          ])
          return encodeFunctionResult({ abi, result: [parseEther('1'), 2_750_400_000n] })
        },
        async chain => {
          const { readAmountsOut } = await load(AMOUNTS, chain)
          expect(await readAmountsOut?.()).toBe('2750.4')
        },
      ),
    bad: {},
  },
  [BALANCE]: {
    good: () =>
      on(holding(SUSHI[1].address, ACCOUNT, parseEther('1.5')), async chain => {
        const { readBalance } = await load(BALANCE, chain, { YOUR_ADDRESS: ACCOUNT })
        expect(await readBalance?.()).toBe('1.5')
      }),
    bad: {
      'a placeholder that nobody replaced': () =>
        on(holding(SUSHI[1].address, ACCOUNT, 1n), async chain => {
          const { readBalance } = await load(BALANCE, chain)
          await expect(readBalance?.()).rejects.toThrow('Address "YOUR_ADDRESS" is invalid')
        }),
    },
  },
  'sdk/viem/read-balance.ts': {
    good: () =>
      on(holding(USDC[1].address, ACCOUNT, 1_500_000n), async ({ client }) => {
        const held = await balanceOf(client, USDC[1], ACCOUNT)
        expect([held.amount, held.currency, held.toString()]).toEqual([1_500_000n, USDC[1], '1.5'])
      }),
    bad: {},
  },
}
