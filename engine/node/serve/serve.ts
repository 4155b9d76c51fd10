import { createReadStream, existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { basePathOf, withoutBase } from '#model/routes.ts'
import { NOT_FOUND_NAME } from '../pages/collect/collect.ts'
import { listenOnLoopback } from './listen.ts'
import { addressOf, simplifyHeaders } from './request.ts'

interface ServeOptions {
  /** Folder of a built site. */
  folder: string
  /** 0 for any free one. */
  port: number
  /** Path the site was built for. */
  basePath: string
}

/** Files that are named by their content, and so never change. */
const HASHED = /^\/assets\/.+-[\w-]{8,}\.\w+$/

const NOT_FOUND_PATH = new RegExp(`/${NOT_FOUND_NAME}(?:\\.html)?/?$`)

/**
 * Serves a built site on this machine alone, as a static host would: pages with and without `.html`,
 * compressed forms, and the nearest not-found page with status 404.
 */
export async function serveSite({
  folder,
  port,
  basePath: writtenBasePath,
}: ServeOptions): Promise<{ url: string; server: Server }> {
  const basePath = basePathOf(writtenBasePath)
  const files = sirv(folder, {
    // Looked up for each request: a build may put another site there meanwhile.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders(response, pathname) {
      response.setHeader(
        'cache-control',
        HASHED.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
  const server = createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(response, 405, { allow: 'GET, HEAD' })
    const address = addressOf(request)
    if (!address) return refuse(response, 400)
    // A file that a build has taken away while it was sent.
    response.on('pipe', source => source.on('error', () => response.destroy()))
    simplifyHeaders(request)
    const { pathname, search } = address
    const below = withoutBase(pathname, basePath)
    if (below === undefined) return notFound(folder, '/', request, response)
    // Its own address is as unknown as any other.
    if (NOT_FOUND_PATH.test(below)) return notFound(folder, below, request, response)
    request.url = below + search
    files(request, response, () => notFound(folder, below, request, response))
  })
  const actualPort = await listenOnLoopback(server, port)
  return { url: `http://localhost:${actualPort}${basePath}`, server }
}

/** Answers without a page. */
function refuse(response: ServerResponse, status: number, headers = {}): void {
  response.writeHead(status, { 'cache-control': 'no-store', 'content-length': 0, ...headers }).end()
}

/** Answers with the not-found page of the nearest folder that has one. */
function notFound(
  folder: string,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const parts = pathname.split('/').slice(0, -1)
  const candidates = parts.map((_, index) =>
    path.join(folder, ...parts.slice(0, parts.length - index), `${NOT_FOUND_NAME}.html`),
  )
  const file = candidates.find(candidate => candidate.startsWith(folder) && existsSync(candidate))
  response.writeHead(404, {
    'content-type': 'text/html;charset=utf-8',
    'cache-control': 'no-cache',
  })
  if (!file || request.method === 'HEAD') response.end()
  else createReadStream(file).pipe(response)
}
