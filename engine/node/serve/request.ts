import type { IncomingMessage } from 'node:http'

/** A range from a byte on, or from one to another. */
const RANGE = /^bytes=(\d+)-(\d*)$/

/** The bytes that a request asks for, both ends included; without an end, all from the first on. */
export interface AskedRange {
  from: number
  to?: number
}

/**
 * The part of a file that a request asks for. Other ranges, and those of another version of the file, get the whole.
 * @param etag of the file.
 */
export function rangeOf({ headers }: IncomingMessage, etag: string): AskedRange | undefined {
  const [, from, to] = RANGE.exec(headers.range ?? '') ?? []
  if (from === undefined || (to && Number(to) < Number(from))) return undefined
  if (headers['if-range'] !== undefined && headers['if-range'] !== etag) return undefined
  return { from: Number(from), ...(to && { to: Number(to) }) }
}

/** Whether who asks has the file already. @param etag of the file. */
export function isKnown({ headers }: IncomingMessage, etag: string): boolean {
  const known = headers['if-none-match']?.split(',').map(each => each.trim().replace(/^W\//, ''))
  return known?.some(each => each === etag || each === '*') ?? false
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

/** The encodings that a request accepts. Those that it refuses by `q=0` are left out. */
export function acceptedEncodings({ headers }: IncomingMessage): string[] {
  return String(headers['accept-encoding'] ?? '')
    .split(',')
    .filter(part => !/;\s*q=0(?:\.0*)?\s*$/i.test(part))
    .map(part => part.replace(/;.*/, '').trim().toLowerCase())
}
