import type { ServerResponse } from 'node:http'
import type { SourcePage } from '#model/page.ts'
import type { SearchAnswer } from '#model/search/answer.ts'
import { BuildError } from '../diagnostics/build-error.ts'
import { documentOf } from '../output/document.ts'
import { searchIndexFiles } from '../output/search/search-index.ts'
import { isFallbackPage, NOT_FOUND_NAME } from '../pages/collect/fallback-paths.ts'
import type { RenderedPage } from '../pages/rendered-page.ts'
import type { Content } from './content.ts'
import type { PageRenderer } from './page-renderer.ts'
import type { SettingsReader } from './settings.ts'

/** Stands in the names of files for what is in them: it changes while they are looked at. */
const VERSION = 'dev'
/** How the files of the search index are named; the head has this name alone. */
const SEARCH_FILES = `assets/search-${VERSION}`

/** The faces that a document asks for, as they lie in the project. */
export const FONT_FILES = {
  fontFiles: ['engine/styles/geist.woff2'],
  mathFontFile: 'engine/styles/math.woff2',
}

/** What a document is made with, besides its page. */
interface DocumentParts {
  settings: SettingsReader
  /** Relative to the site's root. */
  styleFile: string
  /** How many edits there had been when the page was asked for. */
  revision: number
}

/** The document of a page, with the scripts as modules that the browser loads one by one. */
export async function pageDocument(
  page: RenderedPage,
  { settings, styleFile, revision }: DocumentParts,
): Promise<string> {
  const { site } = await settings.current()
  return documentOf(page, site, {
    revision,
    bootFile: 'engine/client/boot/boot.ts',
    appFile: 'engine/client/client.tsx',
    styleFile,
    ...FONT_FILES,
    searchFile: `${SEARCH_FILES}.json`,
    firstScripts: ['engine/client/dev/edits.ts'],
  })
}

/** The page that answers an unknown path: that of the nearest folder that has one. */
export function notFoundPage(content: Content, sitePath: string): SourcePage | undefined {
  const folders = sitePath.split('/').slice(0, -1)
  return folders
    .map((_, index) => [...folders.slice(0, folders.length - index), NOT_FOUND_NAME].join('/'))
    .map(candidate => content.pages().find(page => page.path === candidate))
    .find(page => page !== undefined)
}

/** What the search index is made of. */
interface SearchParts {
  content: Content
  settings: SettingsReader
  renderer: PageRenderer
  readAnswers: () => Promise<readonly SearchAnswer[]>
  /** How many edits there have been. */
  revision: () => number
}

/** The files of the index by their names: of all pages that can be rendered, others are left out until they are fixed. */
async function searchFiles({ content, settings, renderer, readAnswers }: SearchParts) {
  const documents = []
  for (const page of content.pages().filter(({ path }) => !isFallbackPage(path))) {
    try {
      documents.push(...(await renderer.render(page)).article.documents)
    } catch (error) {
      if (!(error instanceof BuildError)) throw error
    }
  }
  const { config } = await settings.lastRight()
  const files = searchIndexFiles(documents, await readAnswers(), config.language, VERSION)
  return new Map(files.map(({ file, text }) => [file, text]))
}

/** Finds files of the search index, relative to the site's root. After an edit the index is made anew. */
export function searchFileFinder(
  parts: SearchParts,
): (file: string) => Promise<string | undefined> | undefined {
  let made: { revision: number; files: ReturnType<typeof searchFiles> } | undefined
  return file => {
    if (!file.startsWith(SEARCH_FILES)) return undefined
    const revision = parts.revision()
    if (made?.revision !== revision) made = { revision, files: searchFiles(parts) }
    return made.files.then(files => files.get(file))
  }
}

/**
 * Answers a request with a text that no browser keeps.
 * @param type of the content; what it says of the encoding gives way to UTF-8
 */
export function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, {
    'content-type': `${type.split(';')[0]};charset=utf-8`,
    'cache-control': 'no-store',
  })
  response.end(body)
}
