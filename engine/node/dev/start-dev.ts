import { createServer } from 'node:http'
import { type Environment, loadConfig } from '../config/load-config.ts'
import { listenOnLoopback } from '../serve/listen.ts'
import { assemble } from './assemble.ts'
import { requestHandler } from './request-handler.ts'
import { startVite } from './vite-server.ts'

interface DevOptions {
  /** Folder with `site.config.ts`, `content/` and `public/`. */
  root: string
  /** 0 for any free one. */
  port: number
  environment: Environment
  /** Writes a line to the terminal. */
  print: (text: string) => void
}

/** A running development server. */
export interface DevServer {
  url: string
  close(): Promise<void>
}

/**
 * Serves a site while it is being written: each page is rendered when it is asked for, and open pages show edits.
 * It listens on this machine alone.
 * @throws BuildError when the settings are wrong from the start.
 */
export async function startDev({ root, port, environment, print }: DevOptions): Promise<DevServer> {
  const { basePath } = await loadConfig(root, environment)
  const site = await assemble({ root, basePath, environment, print })
  const server = createServer()
  const vite = await startVite(root, basePath, server, site.logger, site.plugins)
  server.on('request', requestHandler({ ...site.answers, vite }))
  const actualPort = await listenOnLoopback(server, port)

  const { content, renderer, styles } = site.answers
  /** Loads what the first page needs, before it is asked for. */
  const warmUp = async () => {
    const home = content.find('/')
    // The request that meets a diagnostic tells of it.
    if (home && 'path' in home) await renderer.render(home).catch(() => {})
    await styles.sheet().catch(() => {})
    site.reportSite()
  }
  void warmUp()
  return {
    url: `http://localhost:${actualPort}${basePath}`,
    async close() {
      await site.close()
      await vite.close()
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
