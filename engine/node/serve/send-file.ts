import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { contentType } from '../hosting/content-types.ts'
import { VARY } from '../hosting/response-headers.ts'
import type { SentFile } from './find-file.ts'
import type { Headers } from './header-rules.ts'
import { isKnown, rangeOf } from './request.ts'

/**
 * Answers with a file: whole, in part, or with the word that it has not changed.
 * @param status 200, or that of a page for unknown paths, which is always whole.
 * @param headers besides those that follow from the file.
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { name, file, stats, encoding }: SentFile,
  status: 200 | 404,
  headers: Headers,
): void {
  // Files of a release have a time that is made of their content: the same content has the same mark, wherever it lies.
  const etag = `"${Math.floor(stats.mtimeMs).toString(16)}-${stats.size.toString(16)}"`
  const common = { vary: VARY, etag, ...headers }
  if (status === 200 && isKnown(request, etag)) {
    response.writeHead(304, common).end()
    return
  }
  const range = status === 200 ? rangeOf(request, etag) : undefined
  const last = Math.min(range?.to ?? stats.size - 1, stats.size - 1)
  const start = range?.from ?? 0
  if (range && start > last) {
    response.writeHead(416, { ...common, 'content-range': `bytes */${stats.size}` }).end()
    return
  }
  response.writeHead(range ? 206 : status, {
    'content-type': contentType(name),
    'content-length': last - start + 1,
    'accept-ranges': 'bytes',
    ...common,
    ...(encoding && { 'content-encoding': encoding }),
    ...(range && { 'content-range': `bytes ${start}-${last}/${stats.size}` }),
  })
  if (request.method === 'HEAD' || stats.size === 0) {
    response.end()
    return
  }
  // A file that a build has taken away while it was sent.
  createReadStream(file, { start, end: last })
    .on('error', () => response.destroy())
    .pipe(response)
}
