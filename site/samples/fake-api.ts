import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { encodeFunctionData, getAddress, isAddress } from 'viem'
import { SNWAP_SELECTOR } from '#facts/api/example-contracts.ts'
import { exampleProblem } from '#facts/api/example-problems.ts'
import {
  exampleDexNames,
  examplePrice,
  examplePrices,
  exampleQuote,
  exampleSwap,
  exampleTokenDetails,
} from '#facts/api/examples.ts'
import { API_KEY_PARAMETER } from '#facts/api/host.ts'
import { NOBODYS_ADDRESS } from '#facts/api/placeholder.ts'
import { redSnwapperAbi } from '#facts/contracts/functions/red-snwapper.ts'
import type { ErrorSlug } from '#facts/errors/catalog.ts'
import { errorBySlug } from '#facts/errors/lookup.ts'
import { minimumAmountOut } from '#math/slippage.ts'

/** The one API key that the imitation accepts. */
export const FAKE_API_KEY = 'example-key'

/** An answer of the API: the body becomes JSON unless it is text already. */
export interface FakeAnswer {
  status: number
  body: unknown
}

/** A local imitation of the documented API. */
export interface FakeApi {
  /** Its address on this machine, without a slash at the end. */
  url: string
  /** Path and query of each request it got. */
  requests: string[]
  stop: () => Promise<void>
}

/**
 * The documented example answer to a request: a price, prices, a quote, a swap, a token or names of DEXs. A swap is
 * sent from the account that asked. Another path is not found, and another key than `FAKE_API_KEY` is refused.
 */
export function exampleAnswer(url: URL): FakeAnswer {
  const { pathname, searchParams } = url
  if (/^\/price\/v1\/\d+\/0x[\da-fA-F]{40}$/.test(pathname))
    return { status: 200, body: examplePrice }
  if (/^\/price\/v1\/\d+$/.test(pathname)) return { status: 200, body: examplePrices }
  if (/^\/quote\/v7\/\d+$/.test(pathname)) return { status: 200, body: exampleQuote }
  if (/^\/swap\/v7\/\d+$/.test(pathname)) {
    if ((searchParams.get(API_KEY_PARAMETER) ?? FAKE_API_KEY) !== FAKE_API_KEY)
      return problem('invalid-api-key')
    const { gas, ...tx } = exampleSwap.tx
    const simulated = searchParams.get('simulate') === 'true'
    const from = searchParams.get('sender')
    const sent = { ...tx, from, data: callFor(searchParams), ...(simulated && { gas }) }
    return { status: 200, body: { ...exampleSwap, tx: sent } }
  }
  if (/^\/token\/v1\/\d+\/0x[\da-fA-F]{40}$/.test(pathname))
    return { status: 200, body: exampleTokenDetails }
  if (/^\/liquidity-providers\/v7\/\d+$/.test(pathname))
    return { status: 200, body: exampleDexNames }
  return problem('not-found')
}

/**
 * The whole call that a request asks for, which the printed example leaves out. Where the request names no
 * account, it is left out here, too.
 */
function callFor(asked: URLSearchParams): string {
  const [tokenIn = '', tokenOut = '', sender = ''] = ['tokenIn', 'tokenOut', 'sender'].map(
    name => asked.get(name) ?? '',
  )
  const recipient = asked.get('recipient') ?? sender
  if (!(isAddress(tokenIn) && isAddress(tokenOut) && isAddress(recipient))) return SNWAP_SELECTOR
  const expected = BigInt(exampleSwap.assumedAmountOut)
  return encodeFunctionData({
    abi: redSnwapperAbi,
    functionName: 'snwap',
    args: [
      tokenIn,
      BigInt(asked.get('amount') ?? 0),
      recipient,
      tokenOut,
      minimumAmountOut(expected, Number(asked.get('maxSlippage'))),
      getAddress(NOBODYS_ADDRESS),
      '0x',
    ],
  })
}

/** The answer with which the API reports a documented error. */
export function problem(slug: ErrorSlug): FakeAnswer {
  return { status: errorBySlug(slug).status, body: exampleProblem(slug) }
}

/**
 * Starts an imitation of the API on a free port of this machine.
 * @param answerTo says what to answer; by default the documented examples.
 */
export async function startFakeApi(answerTo = exampleAnswer): Promise<FakeApi> {
  const requests: string[] = []
  const respond = (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    requests.push(url.pathname + url.search)
    const { status, body } = answerTo(url)
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
  const server = createServer(respond)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
