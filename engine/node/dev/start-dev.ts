import { createServer } from 'node:http'
import path from 'node:path'
import { withBase } from '#model/routes.ts'
import { type Environment, loadConfig } from '../config/load-config.ts'
import { loadExtensions } from '../config/load-extensions.ts'
import { BuildError } from '../diagnostics/build-error.ts'
import { readHistory } from '../pages/collect/history.ts'
import { listenOnLoopback } from '../serve/listen.ts'
import { browserNews } from './browser-news.ts'
import { bundlerFaults } from './bundler-faults.ts'
import { readContent } from './content.ts'
import { definitionsReader } from './definitions.ts'
import { editHandlers } from './edit-handlers.ts'
import { editListener } from './edit-listener.ts'
import { moduleDiagnostics, reasonOf } from './module-diagnostics.ts'
import { moduleLoader } from './module-loader.ts'
import { pageCheck } from './page-check.ts'
import { pageModules } from './page-modules.ts'
import { pageRenderer } from './page-renderer.ts'
import { requestHandler } from './request-handler.ts'
import { settingsReader } from './settings.ts'
import { siteCheck } from './site-check.ts'
import { siteModule } from './site-module.ts'
import { styleSheet } from './style-sheet.ts'
import { diagnosticReport } from './terminal.ts'
import { takeTurns } from './turns.ts'
import { versionedStyles } from './versioned-styles.ts'
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
  const contentFolder = path.join(root, 'content')
  const report = diagnosticReport(print)
  const turns = takeTurns()
  const loader = moduleLoader()
  const { importModule } = loader
  const content = await readContent(contentFolder)
  const settings = settingsReader(root, environment, importModule, basePath)
  const extensions = () => loadExtensions(root, importModule)

  const styles = versionedStyles(
    () =>
      turns.render(() =>
        styleSheet({ root, importModule, rulesOf: loader.rulesOf, settings, content }),
      ),
    error =>
      moduleDiagnostics(root, error, () => ({
        file: 'the style sheet',
        message: `cannot be put together: ${reasonOf(error)}`,
      })).diagnostics,
  )
  const news = browserNews(() => withBase(`/${styles.currentFile()}`, basePath))
  const modules = pageModules({ root, content, settings, loader, loadExtensions: extensions })
  const history = readHistory(contentFolder)
  const renderer = pageRenderer({ root, importModule, content, settings, history, modules, turns })
  const readDefinitions = definitionsReader(() => turns.render(extensions))
  const bundler = bundlerFaults(root, () => {
    news.tell('document')
    reportLater()
  })
  const parts = { root, content, settings, styles, readDefinitions, renderer, bundler }
  const site = siteCheck(parts)
  const diagnosticsOf = pageCheck({ content, renderer, site })
  /** Tells the terminal of what is wrong with the site, apart from articles that nobody has asked for. */
  const reportSite = async () => {
    const { everywhere, ofFiles } = await site.faults()
    const all = [...everywhere, ...ofFiles]
    report('the site', all.length > 0 ? new BuildError(all) : undefined)
  }
  const handlers = editHandlers({ ...parts, modules, loader, news, site, print })
  const reportLater = () => void reportSite().catch(error => report('the site', error))

  const server = createServer()
  const vite = await startVite(root, basePath, server, bundler.logger, [
    loader.plugin,
    news.plugin,
    modules.plugin,
    siteModule(settings),
    editListener(root, turns, handlers, reportLater),
  ])
  const { revision } = news
  const answer = requestHandler({ ...parts, basePath, diagnosticsOf, revision, report, vite })
  server.on('request', answer)
  const actualPort = await listenOnLoopback(server, port)

  /** Loads what the first page needs, before it is asked for. */
  const warmUp = async () => {
    const home = content.find('/')
    // The request that meets a diagnostic tells of it.
    if (home && 'path' in home) await renderer.render(home).catch(() => {})
    await styles.sheet().catch(() => {})
    await reportSite()
  }
  void warmUp().catch(error => report('the site', error))
  return {
    url: `http://localhost:${actualPort}${basePath}`,
    async close() {
      await loader.close()
      await vite.close()
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
