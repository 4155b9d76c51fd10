import type { CallParameters, Chain, Hash, PublicClient, ReplacementReason, Transport } from 'viem'
import { explainRevert } from './explain-revert.ts'

/** How long to wait for a block with the transaction, in milliseconds. */
const PATIENCE_MS = 300_000

/** What became of a transaction. */
export type Outcome =
  | { kind: 'success'; hash: Hash }
  /** It is in a block and did nothing but cost gas. */
  | { kind: 'reverted'; hash: Hash; reason: string }
  /** Another transaction with its nonce is in a block: a cancellation, or anything else. */
  | { kind: 'replaced'; hash: Hash; by: 'cancelled' | 'replaced' }
  /** It may still come. Do not send again: look up hash and nonce. */
  | { kind: 'unknown'; hash?: Hash; nonce: number; cause: unknown }

interface Sent {
  hash: Hash
  nonce: number
  /** The same call, to ask for the reason of a revert. */
  call: CallParameters<Chain>
}

/** Waits until a transaction is in a block, and says how it ended. */
export async function followTransaction(
  client: PublicClient<Transport, Chain>,
  { hash, nonce, call }: Sent,
): Promise<Outcome> {
  let reason: ReplacementReason = 'repriced'
  try {
    const receipt = await client.waitForTransactionReceipt({
      hash,
      timeout: PATIENCE_MS,
      onReplaced: replacement => {
        reason = replacement.reason
      },
    })
    const found = receipt.transactionHash
    // A repriced transaction is the same with another gas price.
    if (reason !== 'repriced') return { kind: 'replaced', hash: found, by: reason }
    if (receipt.status === 'success') return { kind: 'success', hash: found }
    return { kind: 'reverted', hash: found, reason: await reasonOf(client, call) }
  } catch (cause) {
    return { kind: 'unknown', hash, nonce, cause }
  }
}

/** Makes the call once more. The state has moved on, so the reason may be another one. */
async function reasonOf(
  client: PublicClient<Transport, Chain>,
  call: CallParameters<Chain>,
): Promise<string> {
  try {
    await client.call(call)
    return 'not known: the same call would pass now'
  } catch (error) {
    return explainRevert(error)
  }
}
