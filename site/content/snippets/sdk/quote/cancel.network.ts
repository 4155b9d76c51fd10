import { getQuote, nativeAddress, SUSHI } from 'sushi/evm'

const controller = new AbortController()
const request = getQuote(
  {
    chainId: 1,
    tokenIn: nativeAddress,
    tokenOut: SUSHI[1].address,
    amount: 500000000000000000n,
    maxSlippage: 0.005,
  },
  { signal: controller.signal },
)

// A newer request has replaced this one.
controller.abort()
try {
  await request
} catch (error) {
  if (error instanceof Error) console.log(error.name)
}
