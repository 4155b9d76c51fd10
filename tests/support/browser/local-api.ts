import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Says how a request is answered. */
export type Respond = (request: IncomingMessage, response: ServerResponse) => void

/** An API on this machine that answers as a test wants. */
export interface LocalApi {
  /** Its address, without a slash at the end. */
  url: string
  /** What it was asked for, preflight requests left out. */
  requests: { path: string; headers: IncomingMessage['headers'] }[]
  /** Replaces what it answers. */
  answerWith(respond: Respond): void
  stop(): Promise<void>
}

/** Lets pages of any site read an answer. */
export const OPEN_TO_ALL = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
} as const

/** Answers with JSON. */
export function json(status: number, body: unknown): Respond {
  return (_, response) => {
    response.writeHead(status, { ...OPEN_TO_ALL, 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port
}

/** Starts an API on a free port. */
export async function startLocalApi(): Promise<LocalApi> {
  let respond: Respond = json(200, {})
  const requests: LocalApi['requests'] = []
  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, OPEN_TO_ALL)
      response.end()
      return
    }
    requests.push({ path: request.url ?? '', headers: request.headers })
    respond(request, response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    requests,
    answerWith(next) {
      respond = next
    },
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
