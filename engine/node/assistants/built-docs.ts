import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { normalizePath } from '#model/routes.ts'
import { createSearchEngine, type SearchEngine } from '#model/search/engine.ts'
import { twinFileOf } from '#model/twin.ts'
import { BuildError } from '../diagnostics/build-error.ts'
import { PAGE_INDEX_FILE } from '../output/discovery/page-index.ts'
import { readBuiltIndex, wholeIndex } from '../output/search/built-index.ts'
import { readSynonyms } from '../output/search/synonyms-file.ts'
import { type ApiOperation, operationsOf } from './operations.ts'

const pageIndexSchema = z.object({
  title: z.string(),
  url: z.string(),
  pages: z.array(
    z.object({
      title: z.string(),
      description: z.string(),
      url: z.string(),
      headings: z.array(z.object({ text: z.string(), id: z.string() })),
    }),
  ),
})

/** A page of a built site. */
export interface BuiltPage {
  /** Site path. */
  path: string
  url: string
  title: string
  description: string
  headings: readonly { text: string; id: string }[]
}

/** What assistants may read of a built site: its files, and nothing else. */
export interface BuiltDocs {
  title: string
  pages: readonly BuiltPage[]
  /** A page as Markdown. */
  markdownOf(page: BuiltPage): string
  search: SearchEngine
  /** The calls of all APIs that the site describes. */
  operations: readonly ApiOperation[]
  /** The whole address of a site path, with its fragment. */
  urlOf(href: string): string
}

function readJson(folder: string, file: string): unknown {
  const whole = path.join(folder, file)
  if (!existsSync(whole))
    throw new BuildError([
      { file: whole, message: 'is not there', fix: 'build the site first: npm run build' },
    ])
  return JSON.parse(readFileSync(whole, 'utf8'))
}

/** A file that begins as an OpenAPI definition does. */
const DEFINITION = /^(?:\{\s*"openapi"|openapi:)/

/** The texts of the API definitions of a built site, which lie at its root. */
function definitionsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter(file => /\.(?:ya?ml|json)$/.test(file))
    .map(file => readFileSync(path.join(folder, file), 'utf8'))
    .filter(text => DEFINITION.test(text))
}

/**
 * Opens a built site for assistants. It needs nothing but the files of the site.
 * @param folder of the site, as `npm run build` writes it
 * @throws BuildError when it has not been built.
 */
export async function openDocs(folder: string): Promise<BuiltDocs> {
  const index = pageIndexSchema.parse(readJson(folder, PAGE_INDEX_FILE))
  const base = index.url.replace(/\/$/, '')
  const pathOf = (url: string) => url.slice(base.length) || '/'
  const operations = await Promise.all(definitionsIn(folder).map(operationsOf))
  return {
    title: index.title,
    pages: index.pages.map(page => ({ ...page, path: pathOf(page.url) })),
    markdownOf: page => readFileSync(path.join(folder, twinFileOf(page.path)), 'utf8'),
    search: createSearchEngine(wholeIndex(await readBuiltIndex(folder)), readSynonyms(folder)),
    operations: operations.flat(),
    urlOf: href => base + href,
  }
}

/**
 * The page that an assistant means.
 * @param named its path or whole address, with or without an ending, or its title
 */
export function pageNamed({ pages, urlOf }: BuiltDocs, named: string): BuiltPage | undefined {
  const below = named.trim().startsWith(urlOf('')) ? named.trim().slice(urlOf('').length) : named
  const path = normalizePath(`/${below.trim().replace(/^\/+/, '')}`.replace(/\.md(?=$|#)/, ''))
  const title = named.trim().toLowerCase()
  return (
    pages.find(page => page.path === (path === '/index' ? '/' : path)) ??
    pages.find(page => page.title.toLowerCase() === title)
  )
}
