import { erc20Abi_approve, SUSHI, XSUSHI, xsushiAbi_enter } from 'sushi/evm'
import type { Account, Chain, PublicClient, Transport, WalletClient } from 'viem'
import { mainnet } from 'viem/chains'

/** Stakes SUSHI of the wallet; amount in base units. */
export async function stakeSushi(
  client: PublicClient<Transport, Chain>,
  wallet: WalletClient<Transport, Chain, Account>,
  amount: bigint,
) {
  if (wallet.chain.id !== mainnet.id) throw new Error('Staking is on Ethereum')
  const bar = XSUSHI[mainnet.id].address
  const approval = await wallet.writeContract({
    address: SUSHI[mainnet.id].address,
    abi: erc20Abi_approve,
    functionName: 'approve',
    args: [bar, amount],
  })
  await client.waitForTransactionReceipt({ hash: approval })

  const { request } = await client.simulateContract({
    account: wallet.account,
    address: bar,
    abi: xsushiAbi_enter,
    functionName: 'enter',
    args: [amount],
  })
  return wallet.writeContract(request)
}
