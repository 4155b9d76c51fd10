import { Amount, subtractSlippage } from 'sushi'
import { getQuote, nativeAddress, SUSHI } from 'sushi/evm'

const maxSlippage = 0.005

const quote = await getQuote({
  chainId: 1,
  tokenIn: nativeAddress,
  tokenOut: SUSHI[1].address,
  amount: 500000000000000000n, // 0.5 ETH
  maxSlippage,
})
if (quote.status !== 'Success') throw new Error(`No quote to agree to: ${quote.status}`)

const expected = new Amount(SUSHI[1], quote.assumedAmountOut)
const minimum = subtractSlippage(expected, maxSlippage)
console.log(`at least ${minimum.toString()} of ${expected.toString()} SUSHI`)
