import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as it arrived, byte for byte. */
export interface Arrived {
  readonly method: string
  /** Path and query, as they stood in the request line. */
  readonly target: string
  readonly contentType: string
  readonly body: string
}

/** A server on this machine that keeps what arrives. */
export interface Stub {
  /** Its address, without a slash at the end. */
  readonly url: string
  /** Takes what has arrived since the last time. */
  take(): Arrived[]
  stop(): Promise<void>
}

/** Starts a stub on a free port. It answers everything with JSON that means "no route". */
export async function startStub(): Promise<Stub> {
  let arrived: Arrived[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    arrived.push({
      method: request.method ?? '',
      target: request.url ?? '',
      contentType: request.headers['content-type'] ?? '',
      body: Buffer.concat(chunks).toString('utf8'),
    })
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end('{"status":"NoWay"}')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    take() {
      const taken = arrived
      arrived = []
      return taken
    },
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
