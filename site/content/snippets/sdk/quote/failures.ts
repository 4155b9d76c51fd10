import { getQuote, nativeAddress, SUSHI } from 'sushi/evm'

const tokens = { chainId: 1, tokenIn: nativeAddress, tokenOut: SUSHI[1].address } as const
const request = { ...tokens, amount: 500000000000000000n, maxSlippage: 0.005 }

function print(error: unknown) {
  if (error instanceof Error) console.log(error.name, error.message.split('\n')[0])
}

// In place of the API, or of a proxy before it: an answer with an error.
globalThis.fetch = async () => new Response('Bad gateway', { status: 502 })
await getQuote(request).catch(print)

// A quote without its members.
globalThis.fetch = async () => Response.json({ status: 'Success' })
await getQuote(request).catch(error => console.log(error.name))

// @ts-expect-error: maxSlippage is missing.
await getQuote({ ...tokens, amount: 1n }).catch(print)
