/** Puts together what the development server knows of a site, and gives each part the others that it asks. */
import path from 'node:path'
import type { Plugin } from 'vite'
import { withBase } from '#model/routes.ts'
import type { Environment } from '../config/load-config.ts'
import { loadExtensions } from '../config/load-extensions.ts'
import { BuildError } from '../diagnostics/build-error.ts'
import { moduleDiagnostics, reasonOf } from '../diagnostics/module-diagnostics.ts'
import { readPublishedFiles } from '../output/published-files.ts'
import { readHistory } from '../pages/collect/history.ts'
import { browserNews } from './browser-news.ts'
import { bundlerFaults } from './bundler-faults.ts'
import { readContent } from './content.ts'
import { definitionsReader } from './definitions.ts'
import { editHandlers } from './edit-handlers.ts'
import { editListener } from './edit-listener.ts'
import { galleryReader } from './gallery.ts'
import { moduleLoader } from './module-loader.ts'
import { pageCheck } from './page-check.ts'
import { pageModules } from './page-modules.ts'
import { pageRenderer } from './page-renderer.ts'
import type { Readers } from './readers.ts'
import { settingsReader } from './settings.ts'
import { siteCheck } from './site-check.ts'
import { siteModule } from './site-module.ts'
import { styleSheet } from './style-sheet.ts'
import { diagnosticReport } from './terminal.ts'
import { textFileFinder } from './text-files.ts'
import { takeTurns } from './turns.ts'
import { versionedStyles } from './versioned-styles.ts'

interface Options {
  /** Folder of the site. */
  root: string
  basePath: string
  environment: Environment
  /** Writes a line to the terminal. */
  print: (text: string) => void
}

/** The parts of the development server, but for the server itself. Modules can be loaded once its plugins are in use. */
export async function assemble({ root, basePath, environment, print }: Options) {
  const contentFolder = path.join(root, 'content')
  const report = diagnosticReport(print)
  const turns = takeTurns()
  const loader = moduleLoader()
  const extensions = () => loadExtensions(root, loader.importModule)

  const content = await readContent(contentFolder)
  const settings = settingsReader(root, environment, loader.importModule, basePath)
  const history = readHistory(contentFolder)
  const modules = pageModules({ root, settings, loader, loadExtensions: extensions })
  const definitions = definitionsReader(settings)
  const sources = { root, loader, content, settings, history, modules, definitions, turns }
  const renderer = pageRenderer({ ...sources, loadExtensions: extensions })
  const gallery = galleryReader(root, () => turns.render(extensions))
  const styles = versionedStyles(
    () => turns.render(() => styleSheet(sources)),
    error =>
      moduleDiagnostics(root, error, () => ({
        file: 'the style sheet',
        message: `cannot be put together: ${reasonOf(error)}`,
      })).diagnostics,
  )
  const news = browserNews(() => withBase(`/${styles.currentFile()}`, basePath))
  const readers: Readers = {
    readDefinitions: async () => definitions.checked(await turns.render(extensions)),
    readPublished: async () => {
      const { publishedFiles } = await turns.render(extensions)
      return readPublishedFiles(root, publishedFiles)
    },
    readAnswers: async () => (await turns.render(extensions)).answers,
  }

  const bundler = bundlerFaults(root, () => {
    news.tell('document')
    reportSite()
  })
  const site = siteCheck({ root, content, settings, styles, ...readers, renderer, bundler })
  const diagnosticsOf = pageCheck({ content, gallery, renderer, site })
  let isClosed = false
  /** Tells the terminal of what is wrong with the site, apart from articles that nobody has asked for. */
  const reportSite = () =>
    void site
      .faults()
      .then(({ everywhere, ofFiles }) => {
        const all = [...everywhere, ...ofFiles]
        report('the site', all.length > 0 ? new BuildError(all) : undefined)
      })
      .catch(error => isClosed || report('the site', error))

  const handlers = editHandlers({ content, settings, styles, loader, news, site, bundler, print })
  const plugins: Plugin[] = [
    loader.plugin,
    news.plugin,
    modules.plugin,
    siteModule(settings),
    editListener(root, turns, handlers, reportSite),
  ]
  const findTextFile = textFileFinder({
    ...{ content, settings, renderer, history },
    readApiDefinitions: async () => (await turns.render(extensions)).apiDefinitions,
  })
  const answers = {
    findTextFile,
    root,
    basePath,
    content,
    gallery,
    settings,
    renderer,
    styles,
    ...readers,
  }
  return {
    /** What requests are answered with. */
    answers: { ...answers, diagnosticsOf, revision: news.revision, report },
    plugins,
    logger: bundler.logger,
    reportSite,
    async close() {
      isClosed = true
      await loader.close()
    },
  }
}
