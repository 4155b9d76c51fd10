import { getQuote } from 'sushi/evm'
import type { Trade } from './check-swap.ts'

const AGREED_SLIPPAGE = 0.005 // 0.5%
const AGREED_BPS = 50n // the same in basis points, for whole numbers

/** Asks for a quote and makes an offer of it. Show `minimumOut` to the user and go on when they agree. */
export async function offerTrade(wanted: Omit<Trade, 'minimumOut'>): Promise<Trade> {
  const { chainId, tokenIn, tokenOut, amount } = wanted
  const quote = await getQuote({
    chainId,
    tokenIn,
    tokenOut,
    amount,
    maxSlippage: AGREED_SLIPPAGE,
  })
  if (quote.status !== 'Success') throw new Error(`No quote to agree to: ${quote.status}`)
  const expected = BigInt(quote.assumedAmountOut)
  return { ...wanted, minimumOut: expected - (expected * AGREED_BPS) / 10_000n }
}
