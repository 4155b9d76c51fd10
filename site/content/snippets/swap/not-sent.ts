import * as viem from 'viem'
import { explainRevert } from './explain-revert.ts'

/** It is certain that nothing was sent. */
export class NotSent extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`Not sent: ${reason}`, options)
  }
}

/**
 * Errors that come before a transaction is sent, or instead of it. Not among them: that it is known
 * or its nonce taken. viem repeats a request whose answer was lost, and may meet its own transaction.
 */
const REFUSALS = [
  viem.ChainMismatchError,
  viem.EstimateGasExecutionError,
  viem.ExecutionRevertedError,
  viem.FeeCapTooHighError,
  viem.FeeCapTooLowError,
  viem.IntrinsicGasTooHighError,
  viem.IntrinsicGasTooLowError,
  viem.MethodNotFoundRpcError,
  viem.NonceMaxValueError,
  viem.NonceTooHighError,
  viem.TipAboveFeeCapError,
  viem.TransactionTypeNotSupportedError,
]

/**
 * Says why a transaction was certainly not sent.
 * @param error what sending it threw
 * @returns undefined when that is not certain, because the answer is missing or broken
 */
export function reasonNotSent(error: unknown): string | undefined {
  if (!(error instanceof viem.BaseError)) return undefined
  const has = (kind: new (...args: never[]) => Error) =>
    error.walk(each => each instanceof kind) !== null

  if (has(viem.UserRejectedRequestError)) return 'refused in the wallet'
  if (has(viem.InsufficientFundsError)) return 'the account cannot pay the amount and the gas'
  return REFUSALS.some(has) ? explainRevert(error) : undefined
}
