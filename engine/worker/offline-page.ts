import { OFFLINE_NAME } from '#model/offline.ts'
import { isGoodPage } from './good-answers.ts'
import { pageOfKeptPages } from './kept-page.ts'
import { keptPages } from './pages.ts'
import { BASE_PATH, PREFIX, worker } from './worker-scope.ts'

/** The page for those that are not kept. */
export const SHELL = `${PREFIX}shell-1`

const ADDRESS = `${BASE_PATH}${OFFLINE_NAME}`

/** Files that a document needs to look as it does, by their addresses. */
const FILES = /(?:href|src|data-app)="([^"]+\.(?:css|js|woff2))"/g

/**
 * Keeps the page for those that are not kept, in the form of the present release.
 * @returns addresses of the files that it needs.
 */
export async function keepOfflinePage(): Promise<string[]> {
  const response = await fetch(ADDRESS, { cache: 'no-cache', headers: { accept: 'text/html' } })
  if (!isGoodPage(response)) return []
  await (await worker.caches.open(SHELL)).put(ADDRESS, response.clone())
  return [...(await response.text()).matchAll(FILES)].map(([, address = '']) => address)
}

/**
 * Answers for a page that is not kept. The status says that this is not the page that was asked for: nothing takes it for
 * that one.
 * @returns undefined when it could not be kept either.
 */
export async function offlinePage(): Promise<Response | undefined> {
  const shell = await worker.caches.match(ADDRESS, { cacheName: SHELL })
  if (!shell) return undefined
  const headers = new Headers(shell.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  const html = pageOfKeptPages(await shell.text(), await keptPages())
  return new Response(html, { status: 503, statusText: 'Service Unavailable', headers })
}
