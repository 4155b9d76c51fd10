import {
  type Account,
  type Chain,
  type Hash,
  isAddressEqual,
  type PublicClient,
  type Transport,
  type WalletClient,
} from 'viem'
import type { CheckedSwap, Trade } from './check-swap.ts'
import { explainRevert } from './explain-revert.ts'
import { followTransaction, type Outcome } from './follow-transaction.ts'
import { NotSent, reasonNotSent } from './not-sent.ts'

/**
 * Sends a checked swap and follows it.
 * @throws NotSent when it is certain that nothing was sent: on another network or account, when the
 *   call would revert, when the user refuses, or when the node does not take it
 */
export async function sendSwap(
  client: PublicClient<Transport, Chain>,
  wallet: WalletClient<Transport, Chain, Account>,
  { trade, to, data, value }: CheckedSwap,
): Promise<Outcome> {
  await checkWallet(client, wallet, trade)
  const { account } = wallet
  const call = { account, to, data, value }
  await before(client.call(call))
  const nonce = await before(
    client.getTransactionCount({ address: account.address, blockTag: 'pending' }),
  )
  let hash: Hash
  try {
    // Gas and its price are the wallet's own estimates, not the answer's.
    hash = await wallet.sendTransaction({ to, data, value, nonce })
  } catch (cause) {
    const reason = reasonNotSent(cause)
    if (reason !== undefined) throw new NotSent(reason, { cause })
    // The node may still have taken it.
    return { kind: 'unknown', nonce, cause }
  }
  return followTransaction(client, { hash, nonce, call })
}

/**
 * Makes sure that the node and the wallet are on the network and the account of the trade.
 * @throws NotSent when one of them is not
 */
export async function checkWallet(
  client: PublicClient<Transport, Chain>,
  wallet: WalletClient<Transport, Chain, Account>,
  trade: Trade,
): Promise<void> {
  const networks = [
    wallet.chain.id,
    await before(wallet.getChainId()),
    await before(client.getChainId()),
  ]
  if (networks.some(id => id !== trade.chainId)) throw new NotSent('another network')
  if (!isAddressEqual(wallet.account.address, trade.account)) throw new NotSent('another account')
}

/** Waits for what comes before the sending. Whatever fails here, nothing was sent. */
async function before<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (cause) {
    throw new NotSent(explainRevert(cause), { cause })
  }
}
