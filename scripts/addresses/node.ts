import { stripVTControlCharacters } from 'node:util'
import { parsedJson } from './parsed-json.ts'

/** How long a request may take, in milliseconds: far more than a node needs for one small reply. */
const REQUEST_MS = 30_000
/** Pauses before a request is repeated that came too soon for the node, in milliseconds. */
const PAUSES_MS = [1_000, 2_000, 4_000] as const
/** The longest pause that a node may ask for, in milliseconds. */
const LONGEST_PAUSE_MS = 30_000
/** Most characters of a node's words that are shown. */
const SHOWN = 160

/** A reply that says nothing about the chain. */
export class NotUnderstood extends Error {}

/** No reply at all. */
export class Unreachable extends Error {}

/** Too many requests: the same one may succeed later. */
class TooSoon extends Error {
  readonly pauseMs: number | undefined
  constructor(message: string, pauseMs?: number) {
    super(message)
    this.pauseMs = pauseMs
  }
}

/** A node that is asked by JSON-RPC over HTTP. */
export interface Node {
  /**
   * Asks one question.
   * @returns the result, of any shape
   * @throws NotUnderstood for a reply that is no result, Unreachable when there is none
   */
  ask(method: string, params: readonly unknown[]): Promise<unknown>
}

/** Waits. @param milliseconds how long */
export type Wait = (milliseconds: number) => Promise<unknown>

/** Opens a node at an address. Requests follow one another, and those that come too soon are repeated. */
export function openNode(url: URL, wait: Wait): Node {
  let id = 0
  return {
    async ask(method, params) {
      for (const pause of [...PAUSES_MS, undefined]) {
        id += 1
        try {
          return await askOnce(url, { jsonrpc: '2.0', id, method, params })
        } catch (error) {
          if (!(error instanceof TooSoon)) throw error
          if (pause === undefined)
            throw new NotUnderstood(`${error.message}, after ${PAUSES_MS.length} repetitions`)
          await wait(Math.min(error.pauseMs ?? pause, LONGEST_PAUSE_MS))
        }
      }
      throw new NotUnderstood('it was not asked')
    },
  }
}

interface Request {
  jsonrpc: '2.0'
  id: number
  method: string
  params: readonly unknown[]
}

async function askOnce(url: URL, request: Request): Promise<unknown> {
  const { status, retryAfter, text } = await send(url, request)
  if (status === 429) throw new TooSoon('HTTP 429, too many requests', pauseOf(retryAfter))
  const reply = parsedJson(text)
  if (reply === undefined)
    throw new NotUnderstood(`HTTP ${status} with a text that is no JSON: ${shown(text)}`)
  const { id, error, result } = Object(reply)
  if (error !== undefined && error !== null) {
    const { code, message } = Object(error)
    const words = `error ${shown(String(code))}: ${shown(String(message))}`
    // "Limit exceeded" of EIP-1474; some nodes write the status of HTTP there.
    if (code === -32005 || code === 429) throw new TooSoon(words)
    throw new NotUnderstood(words)
  }
  if (id !== request.id || result === undefined)
    throw new NotUnderstood(`HTTP ${status} with JSON that is no reply: ${shown(text)}`)
  return result
}

async function send(url: URL, request: Request) {
  // A name and a password in the address travel as a header: fetch refuses them there.
  const plain = new URL(url)
  const { username, password } = plain
  plain.username = ''
  plain.password = ''
  const secret = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`)
  try {
    const response = await fetch(plain, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(username !== '' && { authorization: `Basic ${secret.toString('base64')}` }),
      },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(REQUEST_MS),
    })
    const retryAfter = response.headers.get('retry-after')
    return { status: response.status, retryAfter, text: await response.text() }
  } catch (error) {
    const { cause = error } = Object(error)
    throw new Unreachable(shown(String(Object(cause).code ?? Object(cause).message ?? cause)))
  }
}

/** The pause that a header asks for, in milliseconds; a date counts as none. */
function pauseOf(retryAfter: string | null): number | undefined {
  return retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1_000 : undefined
}

/** Words of a node as a terminal may show them: on one line, without control characters, and not too many. */
function shown(text: string): string {
  const plain = stripVTControlCharacters(text)
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
  return plain.length > SHOWN ? `${plain.slice(0, SHOWN)}…` : plain
}
