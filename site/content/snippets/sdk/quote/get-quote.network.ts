import { Amount } from 'sushi'
import { EvmNative, getQuote, nativeAddress, SUSHI } from 'sushi/evm'

const ether = EvmNative.fromChainId(1)

const quote = await getQuote({
  chainId: 1,
  tokenIn: nativeAddress,
  tokenOut: SUSHI[1].address,
  amount: Amount.fromHuman(ether, '0.5').amount,
  maxSlippage: 0.005, // 0.5%
})

if (quote.status === 'NoWay') {
  console.log('There is no route between these tokens')
} else {
  const output = new Amount(SUSHI[1], quote.assumedAmountOut)
  console.log(quote.status)
  console.log(`${quote.tokenFrom.symbol} to ${output.toString()} ${quote.tokenTo.symbol}`)
  console.log(`price ${quote.swapPrice}, price impact ${quote.priceImpact}`)
}
