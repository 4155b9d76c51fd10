import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import type { ViteDevServer } from 'vite'
import type { SourcePage } from '#model/page.ts'
import { normalizePath, withoutBase } from '#model/routes.ts'
import { readDefinitions } from '../api-definitions/definitions.ts'
import { publishApis } from '../api-definitions/published-apis.ts'
import { loadExtensions } from '../config/load-extensions.ts'
import { BuildError } from '../diagnostics/build-error.ts'
import { readRecord } from '../samples/record.ts'
import { snippetOfTypes } from '../samples/types-files.ts'
import type { Content } from './content.ts'
import { diagnosticPage } from './diagnostic-page.ts'
import type { ImportModule } from './import-module.ts'
import type { RenderPage } from './page-renderer.ts'
import { notFoundPage, pageAt, pageDocument, SEARCH_FILE, searchIndex, send } from './pages.ts'
import type { SettingsReader } from './settings.ts'
import { STYLE_FILE, type Styles } from './styles.ts'

interface Site {
  root: string
  basePath: string
  content: Content
  settings: SettingsReader
  renderPage: RenderPage
  styles: Styles
  vite: ViteDevServer
  importModule: ImportModule
  /** Tells of a diagnostic, or with `undefined` that there is none any more. */
  report: (place: string, error: unknown) => void
}

/** Where an API definition may lie, at the site's root, and what its forms need of it. */
const DEFINITION = /^\/(?:assets\/api-)?[\w-]+\.(?:yaml|json)$/

function definitionType(file: string): string {
  return file.endsWith('.json') ? 'application/json' : 'application/yaml'
}

/** A path as it is read; one that cannot be decoded stays as it is. */
function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Answers requests: pages first, then the style sheet, the search index, static files and modules. */
export function requestHandler(
  site: Site,
): (request: IncomingMessage, response: ServerResponse) => void {
  const { basePath, content, settings, renderPage, styles, vite } = site
  const publicFiles = sirv(path.join(site.root, 'public'), { dev: true })

  const answerPage = async (response: ServerResponse, page: SourcePage, status: number) =>
    send(
      response,
      status,
      'text/html',
      await pageDocument(page, renderPage, settings, styles.currentFile()),
    )

  const answer = async (
    below: string,
    search: string,
    request: IncomingMessage,
    response: ServerResponse,
  ) => {
    if (below === `/${SEARCH_FILE}`)
      return send(response, 200, 'application/json', await searchIndex(content, renderPage))
    if (STYLE_FILE.test(below)) return send(response, 200, 'text/css', await styles.sheet())
    if (DEFINITION.test(below)) {
      const extensions = await loadExtensions(site.root, site.importModule)
      const apis = await publishApis(extensions, basePath)
      const { files, diagnostics } = await readDefinitions(extensions, apis)
      const found = files.find(({ file }) => below === `/${file}`)
      if (found && diagnostics.length > 0) throw new BuildError(diagnostics)
      if (found) return send(response, 200, definitionType(below), found.text)
    }
    const sample = snippetOfTypes(decoded(below))
    if (sample) {
      const { types } = readRecord(site.root, sample)
      return send(response, 200, 'application/json', JSON.stringify(types))
    }
    const sitePath = normalizePath(decoded(below))
    const page = pageAt(content, sitePath)
    if (page) return answerPage(response, page, 200)
    const address = request.url
    request.url = below + search
    publicFiles(request, response, () => {
      request.url = address
      vite.middlewares(request, response, () => {
        const missing = notFoundPage(content, sitePath)
        if (missing) void guard(sitePath, response, () => answerPage(response, missing, 404))
      })
    })
  }

  const guard = async (place: string, response: ServerResponse, run: () => Promise<void>) => {
    try {
      await run()
      site.report(place, undefined)
    } catch (error) {
      site.report(place, error)
      send(response, 500, 'text/html', diagnosticPage(error, basePath))
    }
  }

  return (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    const below = withoutBase(pathname, basePath)
    if (below === undefined) {
      send(response, 404, 'text/plain', `The site is under ${basePath}`)
      return
    }
    void guard(normalizePath(below), response, () => answer(below, search, request, response))
  }
}
