import { Agent, request } from 'node:http'

/** An answer as it came: nothing is decoded. */
export interface Answer {
  status: number
  /** By lower-case name. */
  headers: Readonly<Record<string, string | undefined>>
  body: Buffer
}

interface Asked {
  method?: string
  headers?: Readonly<Record<string, string>>
  /** Connections to be used again; by default each request has one of its own. */
  agent?: Agent
}

/** A set of connections that stay open. @param count how many there are at most. */
export function connections(count: number): Agent {
  return new Agent({ keepAlive: true, maxSockets: count, maxFreeSockets: count })
}

/** Sends a request, and reads the whole answer. */
export function ask(url: string, { method = 'GET', headers = {}, agent }: Asked = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const sent = request(url, { method, headers, ...(agent && { agent }) }, response => {
      const chunks: Buffer[] = []
      response.on('data', chunk => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
          ),
          body: Buffer.concat(chunks),
        }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}
