import { getQuote, nativeAddress, SUSHI } from 'sushi/evm'
import { formatUnits, parseEther } from 'viem'

const sushi = SUSHI[1]
const quote = await getQuote({
  chainId: 1, // Ethereum
  tokenIn: nativeAddress,
  tokenOut: sushi.address,
  amount: parseEther('0.5'),
  maxSlippage: 0.005, // 0.5%
})

if (quote.status === 'NoWay') throw new Error('There is no route between these tokens')
const output = formatUnits(BigInt(quote.assumedAmountOut), sushi.decimals)
console.log(`${quote.status}: 0.5 ETH would return about ${output} SUSHI`)
