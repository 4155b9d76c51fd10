import {
  nonfungiblePositionManagerAbi_burn,
  nonfungiblePositionManagerAbi_collect,
  nonfungiblePositionManagerAbi_decreaseLiquidity,
  nonfungiblePositionManagerAbi_multicall,
  nonfungiblePositionManagerAbi_positions,
} from 'sushi/evm'
import { decodeFunctionData, encodeFunctionResult, type Hex, zeroAddress } from 'viem'
import { Reverted } from './fake-chain.ts'

/** One position as the position manager holds it; amounts of token0 and of token1. */
export interface HeldPosition {
  readonly liquidity: bigint
  /** What its liquidity is worth now. */
  readonly worth: readonly [bigint, bigint]
  /** Fees, and what was taken out, not yet paid. */
  readonly owed: readonly [bigint, bigint]
  readonly isBurned: boolean
}

/** What calls did to a position, and what each returned. */
export interface Outcome {
  readonly position: HeldPosition
  /** Paid out, with the account that received it. */
  readonly paid: readonly { to: string; amounts: readonly [bigint, bigint] }[]
  /** Names of the functions, in order. */
  readonly made: readonly string[]
  readonly result: Hex
}

const abi = [
  ...nonfungiblePositionManagerAbi_burn,
  ...nonfungiblePositionManagerAbi_collect,
  ...nonfungiblePositionManagerAbi_decreaseLiquidity,
  ...nonfungiblePositionManagerAbi_multicall,
  ...nonfungiblePositionManagerAbi_positions,
] as const

const NOW = () => BigInt(Math.floor(Date.now() / 1000))
const least = (a: bigint, b: bigint) => (a < b ? a : b)

/**
 * Makes a call on a position by the rules of the position manager's source, which the contracts page names.
 * @throws Reverted with the text of the contract when a check of it fails.
 */
export function callPosition(position: HeldPosition, tokenId: bigint, data: Hex): Outcome {
  const call = decodeFunctionData({ abi, data })
  if (call.functionName === 'multicall') return callAll(position, tokenId, call.args[0])
  const asked = typeof call.args[0] === 'bigint' ? call.args[0] : call.args[0].tokenId
  if (asked !== tokenId || position.isBurned) throw new Reverted('Invalid token ID')
  const made = [call.functionName]

  if (call.functionName === 'positions') {
    const { liquidity, owed } = position
    const fields = [0n, zeroAddress, zeroAddress, zeroAddress, 500, -10, 10, liquidity] as const
    const result = encodeFunctionResult({
      abi: nonfungiblePositionManagerAbi_positions,
      result: [...fields, 0n, 0n, ...owed],
    })
    return { position, paid: [], made, result }
  }
  if (call.functionName === 'decreaseLiquidity') {
    const { liquidity, amount0Min, amount1Min, deadline } = call.args[0]
    if (deadline < NOW()) throw new Reverted('Transaction too old')
    if (liquidity === 0n || liquidity > position.liquidity) throw new Reverted('')
    const freed = position.worth.map(amount => (amount * liquidity) / position.liquidity)
    const [freed0 = 0n, freed1 = 0n] = freed
    if (freed0 < amount0Min || freed1 < amount1Min) throw new Reverted('Price slippage check')
    const after = {
      ...position,
      liquidity: position.liquidity - liquidity,
      worth: [position.worth[0] - freed0, position.worth[1] - freed1] as const,
      owed: [position.owed[0] + freed0, position.owed[1] + freed1] as const,
    }
    const result = encodeFunctionResult({
      abi: nonfungiblePositionManagerAbi_decreaseLiquidity,
      result: [freed0, freed1],
    })
    return { position: after, paid: [], made, result }
  }
  if (call.functionName === 'collect') {
    const { recipient, amount0Max, amount1Max } = call.args[0]
    const amounts = [
      least(position.owed[0], amount0Max),
      least(position.owed[1], amount1Max),
    ] as const
    const owed = [position.owed[0] - amounts[0], position.owed[1] - amounts[1]] as const
    const result = encodeFunctionResult({
      abi: nonfungiblePositionManagerAbi_collect,
      result: amounts,
    })
    return { position: { ...position, owed }, paid: [{ to: recipient, amounts }], made, result }
  }
  const isCleared = position.liquidity === 0n && position.owed.every(amount => amount === 0n)
  if (!isCleared) throw new Reverted('Not cleared')
  return { position: { ...position, isBurned: true }, paid: [], made, result: '0x' }
}

/** Several calls in one: if one of them fails, all do. */
function callAll(position: HeldPosition, tokenId: bigint, calls: readonly Hex[]): Outcome {
  const outcomes: Outcome[] = []
  for (const data of calls)
    outcomes.push(callPosition(outcomes.at(-1)?.position ?? position, tokenId, data))
  return {
    position: outcomes.at(-1)?.position ?? position,
    paid: outcomes.flatMap(({ paid }) => paid),
    made: outcomes.flatMap(({ made }) => made),
    result: encodeFunctionResult({
      abi: nonfungiblePositionManagerAbi_multicall,
      result: outcomes.map(({ result }) => result),
    }),
  }
}
