import { getQuote, nativeAddress, SUSHI } from 'sushi/evm'

// In place of the API: prints what it is asked.
globalThis.fetch = async input => {
  const { host, pathname, searchParams } = new URL(String(input))
  console.log(host + pathname)
  for (const [name, value] of searchParams) console.log(name, value)
  return Response.json({ status: 'NoWay' })
}

await getQuote({
  chainId: 1,
  tokenIn: nativeAddress,
  tokenOut: SUSHI[1].address,
  amount: 500_000_000_000_000_000n,
  maxSlippage: 0.005,
  maxPriceImpact: 0, // not sent
})
