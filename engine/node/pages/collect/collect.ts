import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { SourcePage } from '#model/page.ts'
import { pathOfFile } from '#model/routes.ts'
import { BuildError, type Diagnostic } from '../../diagnostics/build-error.ts'
import { oddCharacters } from '../../diagnostics/odd-characters.ts'
import { slashed } from '../../paths.ts'
import { isFallbackPage } from './fallback-paths.ts'
import { fileOf } from './file-of.ts'
import { lineOfField, readFrontmatter } from './frontmatter.ts'

/** Files below `content/` that are pages. */
export const PAGE_FILE = /\.mdx?$/

/**
 * Reads all pages below a folder.
 * @throws BuildError for frontmatter that fails its check, for two files with one path, title or
 * description, and for a site without a first page.
 */
export async function collectPages(contentFolder: string): Promise<SourcePage[]> {
  const files = await pageFiles(contentFolder)
  const diagnostics: Diagnostic[] = []
  const pages: SourcePage[] = []
  await Promise.all(
    files.map(async filePath => {
      const page = await readPage(contentFolder, filePath)
      if (Array.isArray(page)) diagnostics.push(...page)
      else pages.push(page)
    }),
  )
  pages.sort((a, b) => compare(a.path, b.path) || compare(a.filePath, b.filePath))
  if (!files.some(file => pathOfFile(file) === '/')) {
    diagnostics.push({
      file: 'content/index.mdx',
      message: 'is missing: a site needs a first page',
      fix: 'add it, with a title and a description',
    })
  }
  diagnostics.push(...repeated(pages))
  if (diagnostics.length > 0) throw new BuildError(diagnostics)
  return pages
}

/** The files of all pages below a folder, relative to it, with forward slashes, in order. */
export async function pageFiles(contentFolder: string): Promise<string[]> {
  const entries = existsSync(contentFolder)
    ? await readdir(contentFolder, { recursive: true, withFileTypes: true })
    : []
  return entries
    .filter(entry => entry.isFile() && PAGE_FILE.test(entry.name))
    .map(entry => slashed(path.relative(contentFolder, path.join(entry.parentPath, entry.name))))
    .sort()
}

/** A page as it lies on disk, or what is wrong with its frontmatter. */
export async function readPage(
  contentFolder: string,
  filePath: string,
): Promise<SourcePage | Diagnostic[]> {
  const source = await readFile(path.join(contentFolder, filePath), 'utf8')
  const file = `content/${filePath}`
  const read = readFrontmatter(file, source)
  const { frontmatter } = read
  const diagnostics = [...read.diagnostics, ...oddCharacters(file, source)]
  return frontmatter && diagnostics.length === 0
    ? { path: pathOfFile(filePath), filePath, source, frontmatter }
    : diagnostics
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Pages that share a path, title or description with an earlier one. */
export function repeated(pages: readonly SourcePage[]): Diagnostic[] {
  // Pages that stand for others are listed nowhere, so they may be called alike.
  const listed = (value: (page: SourcePage) => string) => (page: SourcePage) =>
    isFallbackPage(page.path) ? undefined : value(page)
  const rules: [string, (page: SourcePage) => string | undefined, string][] = [
    // Some disks and hosts take letters of both cases, and both forms of an accent, for one.
    ['path', page => page.path.normalize().toLowerCase(), 'remove or rename one of the two files'],
    ['title', listed(page => page.frontmatter.title), 'give each page a title of its own'],
    [
      'description',
      listed(page => page.frontmatter.description),
      'give each page a description of its own',
    ],
  ]
  return rules.flatMap(([what, readValue, fix]) => {
    const first = new Map<string, SourcePage>()
    return pages.flatMap(page => {
      const value = readValue(page)
      if (value === undefined) return []
      const other = first.get(value)
      if (!other) {
        first.set(value, page)
        return []
      }
      return [
        {
          file: fileOf(page),
          line: what === 'path' ? undefined : lineOfField(page.source, what),
          message: `has the same ${what} as content/${other.filePath}: "${value}"`,
          fix,
        },
      ]
    })
  })
}
