import { cp, glob, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { serveSite } from '#engine/node/serve/serve.ts'
import { API_HOST } from '#site/facts/api/host.ts'
import { type LocalApi, startLocalApi } from '#support/browser/local-api.ts'
import { temporaryFolder } from '#support/fixture.ts'
import { sites } from '#support/sites/sites.ts'

/** What names the API: what the forms of its pages read, and the policy, which lets them send. */
const NAMES_API = ['assets/api-openapi-*.json', '_headers']

/** The built site on this machine, whose forms send their requests to an API on this machine. */
export interface ServedSite {
  /** Address of the site, with a slash at the end. */
  url: string
  api: LocalApi
  /** Ends the connection of each request whose path has this in it, as a bad line does; without it, of none any more. */
  refuse(part?: string): void
  /** Paths of the requests that were refused. */
  readonly refused: readonly string[]
  stop(): Promise<void>
}

/** Serves the built site. @throws Error when it is not built. */
export async function serveForEngines(): Promise<ServedSite> {
  const { folder, remove } = await temporaryFolder()
  const api = await startLocalApi()
  await cp(sites.root.folder, folder, { recursive: true })
  for await (const name of glob(NAMES_API, { cwd: folder })) {
    const file = path.join(folder, name)
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll(API_HOST, api.url))
  }
  const { url, server } = await serveSite({ folder, port: 0, basePath: '/' })
  const serveFile = server.listeners('request')
  server.removeAllListeners('request')
  let refusedPart: string | undefined
  const refused: string[] = []
  server.on('request', (request, response) => {
    const { pathname } = new URL(request.url ?? '/', url)
    if (refusedPart !== undefined && pathname.includes(refusedPart)) {
      refused.push(pathname)
      request.destroy()
      return
    }
    for (const serve of serveFile) serve.call(server, request, response)
  })
  return {
    url,
    api,
    refused,
    refuse: part => {
      refusedPart = part
    },
    async stop() {
      await api.stop()
      server.closeAllConnections()
      server.close()
      await remove()
    },
  }
}
