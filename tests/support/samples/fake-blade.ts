import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { BLADE_KEY_HEADER } from '#site/facts/api/blade-api.ts'
import { bladeBodies, bladeInvalidInput } from '#site/facts/api/blade-examples.ts'
import { FAKE_API_KEY, type FakeAnswer } from '#site/samples/fake-api.ts'
import { type Listening, listening } from '../listening.ts'

/** A request to the imitation. */
export interface BladeRequest {
  readonly method: string
  readonly path: string
  /** Parameters of the query and members of the body. */
  readonly given: Readonly<Record<string, unknown>>
}

/** A local imitation of the Blade API. */
export interface FakeBlade extends Listening {
  readonly requests: readonly BladeRequest[]
}

const { depositResponses, offChainPools, quote, quoteAndSignature, signedQuote } = bladeBodies

/** What the calls need, and the documented example answer to each. */
const calls: readonly {
  readonly call: RegExp
  readonly needs: readonly string[]
  readonly body: (given: BladeRequest['given']) => unknown
}[] = [
  { call: /^GET \/rfq\/v2\/pool\/\d+$/, needs: [], body: () => offChainPools },
  {
    call: /^GET \/rfq\/v2\/quote\/\d+$/,
    needs: ['input_asset_symbol', 'output_asset_symbol'],
    body: () => quote,
  },
  {
    call: /^POST \/rfq\/sign$/,
    needs: ['quote_id', 'destination_address'],
    body: () => signedQuote,
  },
  {
    call: /^GET \/rfq\/v2\/quote-sign\/\d+$/,
    needs: ['input_asset_symbol', 'output_asset_symbol', 'destination_address'],
    body: () => quoteAndSignature,
  },
  {
    call: /^POST \/rfq\/v2\/deposit$/,
    needs: ['sender', 'pool_address', 'chain_id'],
    body: given => (given.single_asset ? depositResponses.single : depositResponses.several),
  },
]

function answerTo(key: string | string[] | undefined, request: BladeRequest): FakeAnswer {
  if (key !== FAKE_API_KEY) return { status: 401, body: bladeBodies.unauthorized }
  const found = calls.find(({ call }) => call.test(`${request.method} ${request.path}`))
  if (!found) return { status: 400, body: { errorMessage: 'No such call', errorType: 'Path' } }
  const missing = found.needs.find(name => !Object.hasOwn(request.given, name))
  return missing === undefined
    ? { status: 200, body: found.body(request.given) }
    : { status: 422, body: bladeInvalidInput(missing) }
}

/** Starts an imitation of the Blade API, which takes `FAKE_API_KEY`, on a free port of this machine. */
export async function startFakeBlade(): Promise<FakeBlade> {
  const requests: BladeRequest[] = []
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const body = await text(request)
    const asked: BladeRequest = {
      method: request.method ?? '',
      path: pathname,
      given: body === '' ? Object.fromEntries(searchParams) : JSON.parse(body),
    }
    requests.push(asked)
    const answer = answerTo(request.headers[BLADE_KEY_HEADER], asked)
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer.body))
  })
  return { ...(await listening(server)), requests }
}
