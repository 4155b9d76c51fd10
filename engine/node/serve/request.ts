import type { IncomingMessage } from 'node:http'

/** A range from a byte on, or from one to another. */
const RANGE = /^bytes=(\d+)-(\d*)$/

/** Whether a range is answered in part. Any other gets the whole file. */
function isAnswered(range: string): boolean {
  const [, from, to] = RANGE.exec(range) ?? []
  return from !== undefined && (!to || Number(to) >= Number(from))
}

/**
 * The address that a request asks for.
 * @returns undefined for one that is none.
 */
export function addressOf({ url = '' }: IncomingMessage): URL | undefined {
  // An address that begins with two slashes is a path here, not another host. Proxies send whole addresses.
  const whole = url.startsWith('/') ? `http://localhost${url}` : url
  return URL.parse(whole) ?? undefined
}

/**
 * The encodings that a request accepts, best unnamed: those that it refuses by `q=0` are left out.
 * @param accepted the header `accept-encoding`.
 */
function acceptedEncodings(accepted: string): string {
  return accepted
    .split(',')
    .filter(part => !/;\s*q=0(?:\.0*)?\s*$/i.test(part))
    .map(part => part.replace(/;.*/, '').trim())
    .join(', ')
}

/** Has headers say what the server of files makes of them. */
export function simplifyHeaders({ headers }: IncomingMessage): void {
  headers['accept-encoding'] = acceptedEncodings(String(headers['accept-encoding'] ?? ''))
  if (headers.range !== undefined && !isAnswered(headers.range)) delete headers.range
}
