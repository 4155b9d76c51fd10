import { getQuote } from 'sushi/evm'
import { NoRoute, type Trade } from './check-swap.ts'

/** Slippage that is agreed to, in basis points: 0.5%. */
const AGREED_BPS = 50n
const WHOLE_BPS = 10_000n

/**
 * Asks for a quote and makes an offer of it. Show `minimumOut` to the user and go on when they agree.
 * @throws NoRoute when there is no route for the whole amount
 */
export async function offerTrade(wanted: Omit<Trade, 'minimumOut'>): Promise<Trade> {
  const { chainId, tokenIn, tokenOut, amount } = wanted
  const quote = await getQuote({
    chainId,
    tokenIn,
    tokenOut,
    amount,
    maxSlippage: Number(AGREED_BPS) / Number(WHOLE_BPS),
  })
  if (quote.status !== 'Success') throw new NoRoute(quote.status)
  const expected = BigInt(quote.assumedAmountOut)
  return { ...wanted, minimumOut: expected - (expected * AGREED_BPS) / WHOLE_BPS }
}
