import { getSwap, isEvmAddress, nativeAddress, SUSHI } from 'sushi/evm'
import { problemOf } from './problem-of.ts'

const YOUR_ADDRESS = '0xYOUR_ADDRESS'
if (!isEvmAddress(YOUR_ADDRESS)) throw new Error('Replace YOUR_ADDRESS with your account')

try {
  await getSwap({
    chainId: 1,
    tokenIn: nativeAddress,
    tokenOut: SUSHI[1].address,
    amount: 500000000000000000n,
    maxSlippage: 0.005,
    sender: YOUR_ADDRESS,
    apiKey: 'no-valid-key',
  })
} catch (error) {
  const problem = problemOf(error)
  if (!problem) throw error
  console.log(problem.code, problem.detail ?? problem.details)
}
