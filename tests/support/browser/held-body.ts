import { serveSite } from '#engine/node/serve/serve.ts'
import { sites } from '../sites/sites.ts'

/** A server of the site whose documents may be slow: a browser has the head of an answer, and nothing of the page. */
export interface SlowSite {
  url: string
  /** Has the bodies of documents that are asked for from now on wait. @returns how to send them. */
  holdBodies(): () => void
  close(): Promise<void>
}

/** Serves the site with documents whose bodies can be held back. */
export async function serveSlowSite(): Promise<SlowSite> {
  const { url, server } = await serveSite({ folder: sites.root.folder, port: 0, basePath: '/' })
  server.keepAliveTimeout = 0
  const serveFile = server.listeners('request')
  server.removeAllListeners('request')
  let released: Promise<void> | undefined
  server.on('request', async (request, response) => {
    if (!released || request.headers['sec-fetch-dest'] !== 'document') {
      for (const serve of serveFile) serve.call(server, request, response)
      return
    }
    const answer = await fetch(new URL(request.url ?? '/', url), {
      headers: { 'accept-encoding': 'identity' },
    })
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    response.flushHeaders()
    const body = await answer.text()
    await released
    response.end(body)
  })
  return {
    url,
    holdBodies() {
      const { promise, resolve } = Promise.withResolvers<void>()
      released = promise
      return () => {
        released = undefined
        resolve()
      }
    },
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
