import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { type Listening, listening } from './listening.ts'

/** A question to a node. */
export interface Question {
  readonly method: string
  readonly params: readonly unknown[]
}

/** What a node says: a result or an error of JSON-RPC, or whatever else a server sends. */
export type Said =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string } }
  | { readonly status: number; readonly text: string; readonly headers?: Record<string, string> }

/** A node of a chain on this machine, and what it was asked. */
export interface FakeNode extends Listening {
  readonly asked: readonly Question[]
}

/**
 * Starts an imitation of a node on a free port.
 * @param answer what it says to a question; undefined ends the connection.
 */
export async function startFakeNode(
  answer: (question: Question) => Said | undefined,
): Promise<FakeNode> {
  const asked: Question[] = []
  const server = createServer(async (request, response) => {
    const { id, method, params } = (await json(request)) as Question & { id: number }
    asked.push({ method, params })
    const said = answer({ method, params })
    if (!said) return request.socket.destroy()
    if ('status' in said) return response.writeHead(said.status, said.headers).end(said.text)
    response.writeHead(200, { 'content-type': 'application/json' })
    return response.end(JSON.stringify({ jsonrpc: '2.0', id, ...said }))
  })
  return { asked, ...(await listening(server)) }
}
