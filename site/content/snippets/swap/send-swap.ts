import {
  type Account,
  BaseError,
  type Chain,
  type Hash,
  isAddressEqual,
  type PublicClient,
  type Transport,
  UserRejectedRequestError,
  type WalletClient,
} from 'viem'
import type { CheckedSwap } from './check-swap.ts'
import { explainRevert } from './explain-revert.ts'
import { followTransaction, type Outcome } from './follow-transaction.ts'

/**
 * Sends a checked swap and follows it.
 * @throws Error before anything is sent: on another network or account, when the call would
 *   revert, or when the user refuses
 */
export async function sendSwap(
  client: PublicClient<Transport, Chain>,
  wallet: WalletClient<Transport, Chain, Account>,
  { trade, to, data, value }: CheckedSwap,
): Promise<Outcome> {
  const { account } = wallet
  const networks = [wallet.chain.id, await wallet.getChainId(), await client.getChainId()]
  if (networks.some(id => id !== trade.chainId)) throw new Error('Not sent: another network')
  if (!isAddressEqual(account.address, trade.account)) throw new Error('Not sent: another account')

  const call = { account, to, data, value }
  try {
    await client.call(call)
  } catch (error) {
    throw new Error(`Not sent: ${explainRevert(error)}`, { cause: error })
  }

  const nonce = await client.getTransactionCount({ address: account.address, blockTag: 'pending' })
  let hash: Hash
  try {
    // Gas and its price are the wallet's own estimates, not the answer's.
    hash = await wallet.sendTransaction({ to, data, value, nonce })
  } catch (cause) {
    if (cause instanceof BaseError && cause.walk(each => each instanceof UserRejectedRequestError))
      throw new Error('Not sent: refused in the wallet', { cause })
    // The node may still have taken it.
    return { kind: 'unknown', nonce, cause }
  }
  return followTransaction(client, { hash, nonce, call })
}
