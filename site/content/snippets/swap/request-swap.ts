import { getSwap } from 'sushi/evm'
import { type CheckedSwap, checkSwap, type Trade } from './check-swap.ts'

/**
 * Less than the 0.5% that were agreed to. The difference is the margin: the price may move by
 * about 0.2% between the quote and this request.
 */
const REQUESTED_SLIPPAGE = 0.003 // 0.3%

/** Requests a swap and checks the answer. Sell a token only after its approval. */
export async function requestSwap(trade: Trade, apiKey: string): Promise<CheckedSwap> {
  const { chainId, tokenIn, tokenOut, amount, account } = trade
  const answer = await getSwap({
    chainId,
    tokenIn,
    tokenOut,
    amount,
    sender: account,
    recipient: account,
    maxSlippage: REQUESTED_SLIPPAGE,
    simulate: true,
    apiKey,
  })
  return checkSwap(answer, trade)
}
