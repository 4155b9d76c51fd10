import { SUSHI, XSUSHI, xsushiAbi_enter } from 'sushi/evm'
import type { Account, Chain, PublicClient, Transport, WalletClient } from 'viem'
import { mainnet } from 'viem/chains'
import { approve } from './approve.ts'

/** Stakes SUSHI of the wallet; amount in base units. */
export async function stakeSushi(
  client: PublicClient<Transport, Chain>,
  wallet: WalletClient<Transport, Chain, Account>,
  amount: bigint,
) {
  if (wallet.chain.id !== mainnet.id) throw new Error('Staking is on Ethereum')
  const bar = XSUSHI[mainnet.id].address
  await approve(client, wallet, { token: SUSHI[mainnet.id].address, spender: bar, amount })

  const { request } = await client.simulateContract({
    account: wallet.account,
    address: bar,
    abi: xsushiAbi_enter,
    functionName: 'enter',
    args: [amount],
  })
  return wallet.writeContract(request)
}
