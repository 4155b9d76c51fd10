import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { WORKER_FILE } from '#model/offline.ts'
import { basePathOf, decodedPath, withoutBase } from '#model/routes.ts'
import { NO_WORKER, NO_WORKER_TYPE, REVALIDATED, VARY } from '../hosting/response-headers.ts'
import { NOT_FOUND_NAME } from '../pages/collect/fallback-paths.ts'
import { prefersMarkdown } from './accept.ts'
import { findFile, formOf, type SentFile } from './find-file.ts'
import { type Headers, headersFor } from './header-rules.ts'
import { listenOnLoopback } from './listen.ts'
import { redirectFor } from './redirect-rules.ts'
import { acceptedEncodings, addressOf } from './request.ts'
import { sendFile } from './send-file.ts'

interface ServeOptions {
  /** Folder of a built site. */
  folder: string
  /** 0 for any free one. */
  port: number
  /** Path the site was built for. */
  basePath: string
}

const NOT_FOUND_PATH = new RegExp(`(?:^|/)${NOT_FOUND_NAME}(?:\\.html)?/?$`)

/**
 * Serves a built site on this machine alone, as a host does that reads the site's own `_headers`: pages with and without
 * `.html`, Markdown for those who ask for it, compressed forms, and the nearest not-found page with status 404.
 */
export async function serveSite({
  folder,
  port,
  basePath: writtenBasePath,
}: ServeOptions): Promise<{ url: string; server: Server }> {
  const basePath = basePathOf(writtenBasePath)
  const server = createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(response, 405, { allow: 'GET, HEAD' })
    const address = addressOf(request)
    if (!address) return refuse(response, 400)
    const { pathname } = address
    const headers = headersFor(folder, pathname)
    const moved = redirectFor(folder, address)
    if (moved !== undefined) return sendOn(response, moved, headers)
    const below = withoutBase(pathname, basePath)
    const accepted = acceptedEncodings(request)
    // The address of a not-found page is as unknown as any other.
    const isPage = below !== undefined && !NOT_FOUND_PATH.test(below)
    const found = isPage ? findFile(folder, below, accepted) : undefined
    if (found) {
      const isMarkdown = prefersMarkdown(String(request.headers.accept ?? ''))
      const twin = isMarkdown && !pathname.endsWith('.html') && twinOf(folder, found, accepted)
      const kept = { 'cache-control': REVALIDATED, ...headers }
      return sendFile(request, response, twin || found, 200, kept)
    }
    const unkept = { ...headersFor(folder, basePath), 'cache-control': REVALIDATED }
    if (below === `/${WORKER_FILE}`) return refuseWorker(request, response, unkept)
    const page = notFoundPage(folder, below ?? '/', accepted)
    if (page) sendFile(request, response, page, 404, unkept)
    else response.writeHead(404, { ...unkept, 'content-length': 0 }).end()
  })
  const actualPort = await listenOnLoopback(server, port)
  return { url: `http://localhost:${actualPort}${basePath}`, server }
}

/** The Markdown of a page that was found; undefined for what has none. */
function twinOf(
  folder: string,
  { name }: SentFile,
  accepted: readonly string[],
): SentFile | undefined {
  return name.endsWith('.html')
    ? formOf(folder, name.replace(/\.html$/, '.md'), accepted)
    : undefined
}

/** Answers with the address that a page has now. Browsers ask again, so that a wrong redirect does not stay. */
function sendOn(response: ServerResponse, location: string, headers: Headers): void {
  const kept = { 'cache-control': REVALIDATED, ...headers }
  response.writeHead(301, { ...kept, location, 'content-length': 0 }).end()
}

/** Answers for a service worker that is not there. A page in its place would be taken for its script by some programs. */
function refuseWorker(request: IncomingMessage, response: ServerResponse, headers: Headers): void {
  const type = { 'content-type': NO_WORKER_TYPE, 'content-length': NO_WORKER.length, vary: VARY }
  response.writeHead(404, { ...headers, ...type })
  response.end(request.method === 'HEAD' ? undefined : NO_WORKER)
}

/** Answers without a page. */
function refuse(response: ServerResponse, status: number, headers = {}): void {
  response.writeHead(status, { 'cache-control': 'no-store', 'content-length': 0, ...headers }).end()
}

/** The not-found page of the nearest folder that has one. */
function notFoundPage(
  folder: string,
  pathname: string,
  accepted: readonly string[],
): SentFile | undefined {
  const parts = decodedPath(pathname).split('/').slice(1, -1)
  if (parts.some(part => /^\.\.?$|[\\\0]/.test(part))) parts.length = 0
  for (let depth = parts.length; depth >= 0; depth -= 1) {
    const name = [...parts.slice(0, depth), `${NOT_FOUND_NAME}.html`].join('/')
    const page = formOf(folder, name, accepted)
    if (page) return page
  }
  return undefined
}
