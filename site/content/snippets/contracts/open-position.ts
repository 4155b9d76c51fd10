import {
  nonfungiblePositionManagerAbi_mint,
  SUSHISWAP_V3_POSITION_MANAGER,
  SushiSwapV3FeeAmount,
  TICK_SPACINGS,
} from 'sushi/evm'
import type { Account, Address, Chain, PublicClient, Transport, WalletClient } from 'viem'
import type { mainnet } from 'viem/chains'

const FEE = SushiSwapV3FeeAmount.LOW
const SPACING = TICK_SPACINGS[FEE]
const MINUTES_TO_LIVE = 10n

interface Deposit {
  /** The two tokens, the lower address first. */
  tokens: readonly [Address, Address]
  /** Most of each to add, in base units. Approve the position manager for both first. */
  desired: readonly [bigint, bigint]
  /** Least of each to use: compute it from the price that the user saw. */
  minimum: readonly [bigint, bigint]
  /** Ticks between which the position works. */
  ticks: readonly [number, number]
}

/** Opens a position in an existing pool of the 0.05% tier. */
export async function openPosition(
  client: PublicClient<Transport, Chain>,
  wallet: WalletClient<Transport, typeof mainnet, Account>,
  { tokens, desired, minimum, ticks }: Deposit,
) {
  const { request, result } = await client.simulateContract({
    account: wallet.account,
    address: SUSHISWAP_V3_POSITION_MANAGER[wallet.chain.id],
    abi: nonfungiblePositionManagerAbi_mint,
    functionName: 'mint',
    args: [
      {
        token0: tokens[0],
        token1: tokens[1],
        fee: FEE,
        tickLower: Math.floor(ticks[0] / SPACING) * SPACING,
        tickUpper: Math.ceil(ticks[1] / SPACING) * SPACING,
        amount0Desired: desired[0],
        amount1Desired: desired[1],
        amount0Min: minimum[0],
        amount1Min: minimum[1],
        recipient: wallet.account.address,
        deadline: BigInt(Math.floor(Date.now() / 1000)) + MINUTES_TO_LIVE * 60n,
      },
    ],
  })
  const [, liquidity] = result
  if (liquidity === 0n) throw new Error('The deposit is too small')
  return wallet.writeContract(request)
}
