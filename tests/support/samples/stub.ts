import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { type Listening, listening } from '../listening.ts'

/** A request as it arrived, byte for byte. */
export interface Arrived {
  readonly method: string
  /** Path and query, as they stood in the request line. */
  readonly target: string
  readonly contentType: string
  readonly body: string
}

/** A server on this machine that keeps what arrives. */
export interface Stub extends Listening {
  /** Takes what has arrived since the last time. */
  take(): Arrived[]
}

/** Starts a stub on a free port. It answers everything with JSON that means "no route". */
export async function startStub(): Promise<Stub> {
  let arrived: Arrived[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    arrived.push({
      method: request.method ?? '',
      target: request.url ?? '',
      contentType: request.headers['content-type'] ?? '',
      body,
    })
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end('{"status":"NoWay"}')
  })
  return {
    ...(await listening(server)),
    take() {
      const taken = arrived
      arrived = []
      return taken
    },
  }
}
