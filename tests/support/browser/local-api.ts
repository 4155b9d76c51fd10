import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type Listening, listening } from '../listening.ts'

/** Says how a request is answered. */
export type Respond = (request: IncomingMessage, response: ServerResponse) => void

/** An API on this machine that answers as a test wants. */
export interface LocalApi extends Listening {
  /** What it was asked for, preflight requests left out. */
  requests: { path: string; headers: IncomingMessage['headers'] }[]
  /** Replaces what it answers. */
  answerWith(respond: Respond): void
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
  return {
    ...(await listening(server)),
    requests,
    answerWith(next) {
      respond = next
    },
  }
}
