import { once } from 'node:events'
import { connect } from 'node:net'

/** An answer to a request that was sent as it is written. */
export interface RawAnswer {
  status: number
  /** By lower-case name. */
  headers: ReadonlyMap<string, string>
  body: string
}

/**
 * Sends a request as it is written: the ordinary ways to send one put its address in order first.
 * @param url of the server, without a path.
 */
export async function sendRaw(
  url: string,
  method: string,
  target: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawAnswer> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  const lines = Object.entries({ host: new URL(url).host, connection: 'close', ...headers })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  socket.write(`${method} ${target} HTTP/1.1\r\n${head}\r\n`)
  const chunks: Buffer[] = []
  socket.on('data', chunk => chunks.push(chunk))
  await once(socket, 'close')
  const answer = Buffer.concat(chunks).toString('latin1')
  const [first = '', body = ''] = answer.split(/\r\n\r\n(.*)/s)
  const [status = '', ...fields] = first.split('\r\n')
  const found = fields.map(field => field.split(/: (.*)/s).slice(0, 2) as [string, string])
  return {
    status: Number(status.split(' ')[1]),
    headers: new Map(found.map(([name, value]) => [name.toLowerCase(), value])),
    body,
  }
}

/** Addresses that lead out of the site's folder, are written wrongly, or name another host. */
export const ODD_TARGETS: readonly string[] = [
  ...['//', '///', '//[', '//evil.example/', '/%', '/%00', '/%ff', '/%2e%2e/%2e%2e/etc/passwd'],
  ...[
    '/../../../../etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/..%5c..%5cetc%5cpasswd',
    '/.git/config',
  ],
  ...[
    'http://other.example/nowhere',
    `/${'x'.repeat(8_000)}`,
    '/a/./b/../c',
    '/assets',
    '/?%',
    '*',
  ],
]
