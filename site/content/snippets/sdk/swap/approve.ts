import { erc20Abi_allowance, erc20Abi_approve } from 'sushi/evm'
import type { Account, Address, Chain, PublicClient, Transport, WalletClient } from 'viem'

/** Lets a contract take an amount of a token, in base units, unless it may already. */
export async function approve(
  client: PublicClient<Transport, Chain>,
  wallet: WalletClient<Transport, Chain, Account>,
  token: Address,
  spender: Address,
  amount: bigint,
): Promise<void> {
  const allowance = await client.readContract({
    address: token,
    abi: erc20Abi_allowance,
    functionName: 'allowance',
    args: [wallet.account.address, spender],
  })
  if (allowance >= amount) return

  const { request } = await client.simulateContract({
    account: wallet.account,
    address: token,
    abi: erc20Abi_approve,
    functionName: 'approve',
    args: [spender, amount],
  })
  const hash = await wallet.writeContract(request)
  const { status } = await client.waitForTransactionReceipt({ hash })
  if (status !== 'success') throw new Error(`The approval ${hash} was reverted`)
}
