import {
  nonfungiblePositionManagerAbi_burn,
  nonfungiblePositionManagerAbi_collect,
  nonfungiblePositionManagerAbi_decreaseLiquidity,
  nonfungiblePositionManagerAbi_multicall,
  nonfungiblePositionManagerAbi_positions,
  SUSHISWAP_V3_POSITION_MANAGER,
} from 'sushi/evm'
import {
  type Account,
  type Chain,
  encodeFunctionData,
  maxUint128,
  type PublicClient,
  type Transport,
  type WalletClient,
} from 'viem'
import type { mainnet } from 'viem/chains'

const MINUTES_TO_LIVE = 10n

/**
 * Takes out all liquidity, pays it and the fees to the wallet, and burns the position, in one transaction.
 * Compute the minima, least of token0 and of token1 to take out, from the price that the user saw.
 */
export async function closePosition(
  client: PublicClient<Transport, Chain>,
  wallet: WalletClient<Transport, typeof mainnet, Account>,
  tokenId: bigint,
  minimum: readonly [bigint, bigint],
) {
  const address = SUSHISWAP_V3_POSITION_MANAGER[wallet.chain.id]
  const position = await client.readContract({
    address,
    abi: nonfungiblePositionManagerAbi_positions,
    functionName: 'positions',
    args: [tokenId],
  })
  const liquidity = position[7]
  const [amount0Min, amount1Min] = minimum
  const deadline = BigInt(Math.floor(Date.now() / 1000)) + MINUTES_TO_LIVE * 60n

  const decrease = encodeFunctionData({
    abi: nonfungiblePositionManagerAbi_decreaseLiquidity,
    args: [{ tokenId, liquidity, amount0Min, amount1Min, deadline }],
  })
  const collect = encodeFunctionData({
    abi: nonfungiblePositionManagerAbi_collect,
    args: [
      {
        tokenId,
        recipient: wallet.account.address,
        amount0Max: maxUint128,
        amount1Max: maxUint128,
      },
    ],
  })
  const burn = encodeFunctionData({ abi: nonfungiblePositionManagerAbi_burn, args: [tokenId] })

  const { request } = await client.simulateContract({
    account: wallet.account,
    address,
    abi: nonfungiblePositionManagerAbi_multicall,
    functionName: 'multicall',
    // Taking out a liquidity of 0 would revert.
    args: [liquidity > 0n ? [decrease, collect, burn] : [collect, burn]],
  })
  return wallet.writeContract(request)
}
