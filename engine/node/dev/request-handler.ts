import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import type { ViteDevServer } from 'vite'
import { DIAGNOSTICS_OF } from '#client/dev/messages.ts'
import { WORKER_FILE } from '#model/offline.ts'
import type { SourcePage } from '#model/page.ts'
import { decodedPath, normalizePath, withoutBase } from '#model/routes.ts'
import { AREAS_PATH } from '#model/sidebar.ts'
import { siteOf } from '#model/site.ts'
import { switchOffScript } from '../bundle/worker.ts'
import { BuildError, type Diagnostic } from '../diagnostics/build-error.ts'
import { contentType } from '../hosting/content-types.ts'
import { sentPath } from '../hosting/host-redirects.ts'
import { isPublishable } from '../output/published-files.ts'
import { areasPage } from '../pages/collect/fallback-pages.ts'
import { readRecord } from '../samples/record.ts'
import { snippetOfTypes } from '../samples/types-files.ts'
import type { Content } from './content.ts'
import { diagnosticPage } from './diagnostic-page.ts'
import { notFoundPage, pageDocument, searchFileFinder, send } from './documents.ts'
import type { Gallery } from './gallery.ts'
import type { PageRenderer } from './page-renderer.ts'
import { printedAreaAt } from './printed-area.ts'
import type { Readers } from './readers.ts'
import type { SettingsReader } from './settings.ts'
import type { Report } from './terminal.ts'
import { STYLE_FILE, type Styles } from './versioned-styles.ts'

interface Site extends Readers {
  root: string
  basePath: string
  content: Content
  gallery: Gallery
  settings: SettingsReader
  renderer: PageRenderer
  styles: Styles
  /** The text of a file for programs, by its name below the site's root. */
  findTextFile: (file: string) => Promise<string | undefined>
  diagnosticsOf: (sitePath: string) => Promise<readonly Diagnostic[]>
  /** How many edits there have been. */
  revision: () => number
  report: Report
  /** Answers requests for modules. */
  vite: Pick<ViteDevServer, 'middlewares'>
}

/** Where an API definition may lie, at the site's root, and what its forms need of it. */
const DEFINITION = /^\/(?:assets\/api-)?[\w-]+\.(?:yaml|json)$/

/** Answers requests: pages first, then the style sheet, the search index, static files and modules. */
export function requestHandler(
  site: Site,
): (request: IncomingMessage, response: ServerResponse) => void {
  const { root, basePath, content, settings, renderer, styles, report } = site
  const findSearchFile = searchFileFinder(site)
  const publicFiles = sirv(path.join(root, 'public'), { dev: true })

  /** Runs what may fail for what an author wrote, and says so to the terminal and the browser. */
  const guard = async (place: string, response: ServerResponse, run: () => Promise<void>) => {
    const revision = site.revision()
    try {
      await run()
    } catch (error) {
      report(place, error)
      send(response, 500, 'text/html', diagnosticPage(error, basePath, revision))
    }
  }

  const answerPage = async (response: ServerResponse, page: SourcePage, status: number) => {
    // Taken first: what is edited meanwhile is not in the page.
    const revision = site.revision()
    const rendered = await renderer.render(page)
    const styleFile = styles.currentFile()
    const document = await pageDocument(rendered, { settings, styleFile, revision })
    send(response, status, 'text/html', document)
  }

  const answerDiagnostics = async (response: ServerResponse, sitePath: string) => {
    const revision = site.revision()
    const found = await site.diagnosticsOf(sitePath)
    const error = found.length > 0 ? new BuildError(found) : undefined
    report(sitePath, error)
    if (error) return send(response, 200, 'text/html', diagnosticPage(error, basePath, revision))
    response.writeHead(204, { 'cache-control': 'no-store' })
    response.end()
  }

  /** Nothing is kept here; a preview at the same address may have left a worker that does. */
  const answerWorker = async (response: ServerResponse) => {
    const { config } = await settings.lastRight()
    send(response, 200, 'text/javascript', await switchOffScript(root, siteOf(config)))
  }

  /** What the site publishes at a path besides pages; undefined for any other path. */
  const publishedFile = async (below: string) => {
    if (!isPublishable(below)) return undefined
    const { files, diagnostics } = await site.readPublished()
    const found = files.find(({ file }) => below === `/${file}`)
    if (found && diagnostics.length > 0) throw new BuildError(diagnostics)
    return found?.text
  }

  const answer = async (below: string, request: IncomingMessage, response: ServerResponse) => {
    if (below.startsWith(DIAGNOSTICS_OF))
      return answerDiagnostics(
        response,
        normalizePath(decodedPath(below.slice(DIAGNOSTICS_OF.length))),
      )
    const searchFile = await findSearchFile(below.slice(1))
    if (searchFile !== undefined) return send(response, 200, 'application/json', searchFile)
    if (below === `/${WORKER_FILE}`) return answerWorker(response)
    if (STYLE_FILE.test(below)) return send(response, 200, 'text/css', await styles.sheet())
    if (DEFINITION.test(below)) {
      const { files, diagnostics } = await site.readDefinitions()
      const found = files.find(({ file }) => below === `/${file}`)
      if (found && diagnostics.length > 0) throw new BuildError(diagnostics)
      if (found) return send(response, 200, contentType(below.slice(1)), found.text)
    }
    const published = await publishedFile(below)
    if (published !== undefined) return send(response, 200, contentType(below.slice(1)), published)
    const sample = snippetOfTypes(decodedPath(below))
    if (sample) {
      const { types } = readRecord(root, sample)
      return send(response, 200, 'application/json', JSON.stringify(types))
    }
    const sitePath = normalizePath(decodedPath(below))
    const printed = await printedAreaAt(sitePath, site, styles.currentFile())
    if (printed !== undefined) return send(response, 200, 'text/html', printed)
    const page =
      content.find(sitePath) ??
      (await site.gallery.find(sitePath)) ??
      (sitePath === AREAS_PATH ? areasPage((await settings.current()).config) : undefined)
    if (page && !('path' in page)) throw new BuildError(page)
    if (page) return answerPage(response, page, 200)
    // Scripts are answered while the settings are wrong, too: by them a page hears that they are fixed.
    const redirects = await settings.lastRight().then(
      ({ config }) => config.redirects,
      () => [],
    )
    const moved = redirects.find(({ from }) => from === sitePath)
    if (moved) {
      // For now alone: a browser would keep what is said to stay, and settings change while they are written.
      response.writeHead(302, {
        location: sentPath(basePath, moved.to),
        'cache-control': 'no-store',
      })
      return void response.end()
    }
    const textName = decodedPath(below).slice(1)
    const textFile = await site.findTextFile(textName)
    if (textFile !== undefined) return send(response, 200, contentType(textName), textFile)
    const address = request.url
    request.url = below + new URL(address ?? '/', 'http://localhost').search
    publicFiles(request, response, () => {
      request.url = address
      site.vite.middlewares(request, response, () => {
        const missing = notFoundPage(content, sitePath)
        if (missing) void guard(sitePath, response, () => answerPage(response, missing, 404))
      })
    })
  }

  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const below = withoutBase(pathname, basePath)
    if (below === undefined) {
      send(response, 404, 'text/plain', `The site is under ${basePath}`)
      return
    }
    void guard(normalizePath(below), response, () => answer(below, request, response))
  }
}
