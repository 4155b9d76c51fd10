import { erc20Abi_allowance } from 'sushi/evm'
import type { Account, Address, Chain, PublicClient, Transport, WalletClient } from 'viem'
import { BaseError, ExecutionRevertedError, parseAbi } from 'viem'

// Without the result: some tokens return nothing. What counts is the allowance, read again below.
const abi = parseAbi(['function approve(address spender, uint256 amount)'])

interface Allowance {
  token: Address
  spender: Address
  /** Base units of the token. `maxUint256` allows everything, for as long as nobody takes it back. */
  amount: bigint
}

/**
 * Lets a contract take an amount of a token, unless it may already. Waits for each approval.
 * @throws Error when an approval reverts or the allowance is not what was set. An error of the
 *   node or the wallet is passed on as it is
 */
export async function approve(
  client: PublicClient<Transport, Chain>,
  wallet: WalletClient<Transport, Chain, Account>,
  { token, spender, amount }: Allowance,
): Promise<void> {
  const readAllowance = () =>
    client.readContract({
      address: token,
      abi: erc20Abi_allowance,
      functionName: 'allowance',
      args: [wallet.account.address, spender],
    })
  const simulate = (wanted: bigint) =>
    client.simulateContract({
      account: wallet.account,
      address: token,
      abi,
      functionName: 'approve',
      args: [spender, wanted],
    })
  const set = async (wanted: bigint) => {
    const { request } = await simulate(wanted)
    const hash = await wallet.writeContract(request)
    const { status } = await client.waitForTransactionReceipt({ hash })
    if (status !== 'success') throw new Error(`The approval ${hash} was reverted`)
  }

  const allowance = await readAllowance()
  if (allowance >= amount) return
  if (allowance > 0n) {
    // Some tokens change an allowance only from zero. Any other failure says nothing of the token.
    const isRefused = await simulate(amount).then(
      () => false,
      error => isRevert(error) || Promise.reject(error),
    )
    if (isRefused) {
      await set(0n)
      if ((await readAllowance()) > 0n)
        throw new Error('The allowance is not zero: approve no more')
    }
  }
  await set(amount)
  if ((await readAllowance()) < amount) throw new Error('The token did not take the approval')
}

/** Whether the contract itself refused. A node that does not answer, or is out of order, is no revert. */
function isRevert(error: unknown): boolean {
  return (
    error instanceof BaseError &&
    error.walk(each => each instanceof ExecutionRevertedError) !== null
  )
}
