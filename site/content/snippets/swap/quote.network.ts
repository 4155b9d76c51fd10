import { getQuote, nativeAddress, SUSHI } from 'sushi/evm'
import { formatEther, formatUnits, parseEther } from 'viem'

const AMOUNT = parseEther('0.5') // ETH

const sushi = SUSHI[1]
const quote = await getQuote({
  chainId: 1, // Ethereum
  tokenIn: nativeAddress,
  tokenOut: sushi.address,
  amount: AMOUNT,
  maxSlippage: 0.005, // 0.5%
})

if (quote.status === 'NoWay') throw new Error('There is no route between these tokens')
if (quote.status === 'Partial') throw new Error('Only a part can be swapped: ask for less')
const output = formatUnits(BigInt(quote.assumedAmountOut), sushi.decimals)
console.log(`${formatEther(AMOUNT)} ETH would return about ${output} SUSHI`)
