import { existsSync } from 'node:fs'
import { serveSite } from '#engine/node/serve/serve.ts'
import { BASE_PATH, isSiteName, sites } from '../sites/sites.ts'
import { addressVariable } from './addresses.ts'

/** Serves the built test sites while the browser tests run, and tells the tests where. */
export default async function serveSites(): Promise<() => Promise<void>> {
  const servers = await Promise.all(
    Object.entries(sites).map(async ([name, { folder }]) => {
      if (!isSiteName(name) || !existsSync(folder)) {
        throw new Error(`${folder} is not built: run "npm run sites"`)
      }
      const basePath = name === 'docs' ? BASE_PATH : '/'
      const { url, server } = await serveSite({ folder, port: 0, basePath })
      // A line that is closed while a request is on its way, on a busy machine, is no answer of the site.
      server.keepAliveTimeout = 0
      process.env[addressVariable(name)] = url
      return server
    }),
  )
  return async () => {
    for (const server of servers) {
      server.closeAllConnections()
      server.close()
    }
  }
}
