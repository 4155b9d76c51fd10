import { createServer } from 'node:http'
import path from 'node:path'
import { createServerModuleRunner, type ViteDevServer } from 'vite'
import type { ModuleRunner } from 'vite/module-runner'
import { EDITED, type Edited } from '#client/dev/messages.ts'
import { pathOfFile, withBase } from '#model/routes.ts'
import { CONFIG_FILE, type Environment, loadConfig } from '../config/load-config.ts'
import { BuildError } from '../diagnostics/build-error.ts'
import { configStyles } from '../output/config-styles.ts'
import { readHistory } from '../pages/collect/history.ts'
import { PROJECT_ROOT } from '../project.ts'
import { listenOnLoopback } from '../serve/listen.ts'
import { readContent } from './content.ts'
import { AS_LINKED, type EditHandlers, editListener } from './edits.ts'
import type { ImportModule } from './import-module.ts'
import { pageModules, pageOfModule } from './page-modules.ts'
import { pageRenderer } from './page-renderer.ts'
import { requestHandler } from './request-handler.ts'
import { settingsReader } from './settings.ts'
import { SITE_MODULE, siteModule } from './site-module.ts'
import { styleSheet } from './style-sheet.ts'
import { versionedStyles } from './styles.ts'
import { diagnosticReport } from './terminal.ts'
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
 * Serves a site while it is being written: each page is drawn when it is asked for, and open pages show edits.
 * It listens on this machine alone.
 * @throws BuildError when the settings are wrong from the start.
 */
export async function startDev({ root, port, environment, print }: DevOptions): Promise<DevServer> {
  const { basePath } = await loadConfig(root, environment)
  const contentFolder = path.join(root, 'content')
  const report = diagnosticReport(print)
  let vite: ViteDevServer | undefined
  let runner: ModuleRunner | undefined
  const importModule: ImportModule = async file => {
    if (!runner) throw new Error('the server has not started')
    return runner.import(file)
  }

  const content = await readContent(contentFolder)
  const settings = settingsReader(root, environment, importModule, basePath)
  const rulesOf = async (address: string) =>
    (await vite?.environments.client.transformRequest(address + AS_LINKED))?.code ?? ''
  const styles = versionedStyles(() =>
    styleSheet({ root, importModule, rulesOf, settings, content }),
  )
  const history = readHistory(contentFolder)
  const modules = pageModules(root, content, settings, importModule)
  const renderPage = pageRenderer({ root, importModule, content, settings, history, modules })
  const measures = async () => {
    const { config } = await settings.current()
    return configStyles(
      config,
      content.pages().map(page => page.frontmatter),
    )
  }
  let measured = ''

  const tell = () => {
    const edited: Edited = { styleSheet: withBase(`/${styles.currentFile()}`, basePath) }
    vite?.environments.client.hot.send(EDITED, edited)
  }
  const reload = () => vite?.environments.client.hot.send({ type: 'full-reload', path: '*' })

  /** Has these modules made anew. */
  const forget = (isMeant: (id: string) => boolean) => {
    for (const { moduleGraph } of Object.values(vite?.environments ?? {})) {
      for (const module of moduleGraph.idToModuleMap.values())
        if (module.id && isMeant(module.id)) moduleGraph.invalidateModule(module)
    }
  }

  const handlers: EditHandlers = {
    async onPage(filePath) {
      const diagnostics = await content.reread(filePath)
      forget(id => pageOfModule(root, id) === filePath)
      report(pathOfFile(filePath), diagnostics.length > 0 ? new BuildError(diagnostics) : undefined)
      const now = await measures().catch(() => measured)
      if (now !== measured) styles.renew()
      measured = now
      tell()
    },
    async onSettings() {
      if (!(await settings.reread())) return tell()
      try {
        await settings.current()
        report(CONFIG_FILE, undefined)
        forget(id => id === SITE_MODULE || pageOfModule(root, id) !== undefined)
        styles.renew()
        reload()
      } catch (error) {
        report(CONFIG_FILE, error)
        tell()
      }
    },
    onStyles() {
      styles.renew()
      tell()
    },
    onModule: tell,
    onPublicFile: reload,
    onServerModule(file) {
      print(
        `${path.relative(PROJECT_ROOT, file)} is part of the server: start it again to use this edit.`,
      )
    },
  }

  /** Loads what the first page needs, before it is asked for. */
  const warmUp = async () => {
    const home = content.find('/')
    try {
      measured = await measures()
      if (home && 'path' in home) await renderPage(home)
      await styles.sheet()
    } catch {
      // The request that meets the diagnostic tells of it.
    }
  }

  const server = createServer()
  vite = await startVite(root, basePath, server, [
    modules.plugin,
    siteModule(settings),
    editListener(root, handlers),
  ])
  runner = createServerModuleRunner(vite.environments.ssr, { hmr: false })
  const site = { root, basePath, content, settings, renderPage, styles, vite, report }
  server.on('request', requestHandler({ ...site, importModule }))
  const actualPort = await listenOnLoopback(server, port)
  void warmUp()
  return {
    url: `http://localhost:${actualPort}${basePath}`,
    async close() {
      await runner?.close()
      await vite?.close()
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
