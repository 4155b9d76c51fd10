import { nonfungiblePositionManagerAbi_collect, SUSHISWAP_V3_POSITION_MANAGER } from 'sushi/evm'
import {
  type Account,
  type Chain,
  maxUint128,
  type PublicClient,
  type Transport,
  type WalletClient,
} from 'viem'
import type { mainnet } from 'viem/chains'

/** Pays all fees of a position to the wallet. The position stays open. */
export async function collectFees(
  client: PublicClient<Transport, Chain>,
  wallet: WalletClient<Transport, typeof mainnet, Account>,
  tokenId: bigint,
) {
  const { request, result } = await client.simulateContract({
    account: wallet.account,
    address: SUSHISWAP_V3_POSITION_MANAGER[wallet.chain.id],
    abi: nonfungiblePositionManagerAbi_collect,
    functionName: 'collect',
    args: [
      {
        tokenId,
        recipient: wallet.account.address,
        amount0Max: maxUint128,
        amount1Max: maxUint128,
      },
    ],
  })
  const [amount0, amount1] = result
  if (amount0 === 0n && amount1 === 0n) throw new Error('There is nothing to collect')
  return wallet.writeContract(request)
}
