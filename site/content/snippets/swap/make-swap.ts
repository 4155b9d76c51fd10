import { nativeAddress, RED_SNWAPPER_ADDRESS } from 'sushi/evm'
import {
  type Account,
  type Chain,
  isAddressEqual,
  type PublicClient,
  type Transport,
  type WalletClient,
} from 'viem'
import { approve } from './approve.ts'
import type { Trade } from './check-swap.ts'
import type { Outcome } from './follow-transaction.ts'
import { requestSwap } from './request-swap.ts'
import { checkWallet, sendSwap } from './send-swap.ts'

/** Makes a swap that the user has agreed to: approves what is sold, requests, checks and sends. */
export async function makeSwap(
  client: PublicClient<Transport, Chain>,
  wallet: WalletClient<Transport, Chain, Account>,
  trade: Trade,
  apiKey: string,
): Promise<Outcome> {
  const { chainId, tokenIn, amount } = trade
  // The native coin needs no approval.
  if (!isAddressEqual(tokenIn, nativeAddress)) {
    // An approval is a transaction too: only on the right network and account.
    await checkWallet(client, wallet, trade)
    await approve(client, wallet, {
      token: tokenIn,
      spender: RED_SNWAPPER_ADDRESS[chainId],
      amount,
    })
  }
  return sendSwap(client, wallet, await requestSwap(trade, apiKey))
}
