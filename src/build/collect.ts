import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { LineCounter, parseDocument } from 'yaml'
import { type Frontmatter, frontmatterSchema } from '#model/config/frontmatter.ts'
import { pathOfFile } from '#model/routes.ts'
import { BuildError, type Mistake } from './build-error.ts'
import { fieldMistakes } from './zod-mistakes.ts'

/** A content file, read and with its frontmatter checked. */
export interface ContentPage {
  /** Site path. */
  path: string
  /** Below `content/`, with forward slashes. */
  filePath: string
  /** The whole file. */
  source: string
  frontmatter: Frontmatter
}

/** Files below `content/` that are pages. */
export const PAGE_FILE = /\.mdx?$/

/** Name of the file that answers unknown paths below its folder. */
export const NOT_FOUND_NAME = '404'

/** Whether a page answers unknown paths, and so is not listed anywhere. */
export function isNotFoundPage(sitePath: string): boolean {
  return sitePath === `/${NOT_FOUND_NAME}` || sitePath.endsWith(`/${NOT_FOUND_NAME}`)
}

/**
 * Reads all pages below a folder.
 * @throws BuildError for frontmatter that fails its check and for two files with one path.
 */
export async function collectPages(contentFolder: string): Promise<ContentPage[]> {
  const files = await pageFiles(contentFolder)
  const mistakes: Mistake[] = []
  const pages: ContentPage[] = []
  await Promise.all(
    files.map(async filePath => {
      const page = await readPage(contentFolder, filePath)
      if (Array.isArray(page)) mistakes.push(...page)
      else pages.push(page)
    }),
  )
  pages.sort((a, b) => (a.path < b.path ? -1 : 1))
  mistakes.push(...repeated(pages))
  if (mistakes.length > 0) throw new BuildError(mistakes)
  return pages
}

/** The files of all pages below a folder, relative to it, with forward slashes, in order. */
export async function pageFiles(contentFolder: string): Promise<string[]> {
  const entries = await readdir(contentFolder, { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile() && PAGE_FILE.test(entry.name))
    .map(entry =>
      path
        .relative(contentFolder, path.join(entry.parentPath, entry.name))
        .split(path.sep)
        .join('/'),
    )
    .sort()
}

/** A page as it lies on disk, or what is wrong with its frontmatter. */
export async function readPage(
  contentFolder: string,
  filePath: string,
): Promise<ContentPage | Mistake[]> {
  const source = await readFile(path.join(contentFolder, filePath), 'utf8')
  const frontmatter = readFrontmatter(filePath, source)
  if (Array.isArray(frontmatter)) return frontmatter
  return { path: pathOfFile(filePath), filePath, source, frontmatter }
}

/** The checked frontmatter of a page, or what is wrong with it. */
export function readFrontmatter(filePath: string, source: string): Frontmatter | Mistake[] {
  const file = `content/${filePath}`
  const block = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(source)
  if (!block) {
    return [
      {
        file,
        line: 1,
        message: 'has no frontmatter',
        fix: 'begin the page with "---", a title, a description and "---"',
      },
    ]
  }
  const lines = new LineCounter()
  const document = parseDocument(block[1] ?? '', { lineCounter: lines })
  const lineAt = (offset: number) => lines.linePos(offset).line + 1
  if (document.errors.length > 0) {
    return document.errors.map(error => ({
      file,
      line: lineAt(error.pos[0]),
      message: `frontmatter cannot be read: ${error.message.split('\n')[0]}`,
      fix: 'put quotes around a value that holds a colon',
    }))
  }
  const value: unknown = document.toJS()
  const result = frontmatterSchema.safeParse(value ?? {})
  if (result.success) return result.data
  return fieldMistakes(result.error, value).map(({ path: keys, message }) => {
    const node = document.getIn(keys, true)
    const range =
      typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)
        ? node.range
        : undefined
    return {
      file,
      line: range ? lineAt(Number(range[0])) : 1,
      message: `frontmatter ${message}`,
      fix: 'each field is described in src/model/config/frontmatter.ts',
    }
  })
}

/** Pages that share a path, title or description with an earlier one. */
export function repeated(pages: readonly ContentPage[]): Mistake[] {
  const rules: [string, (page: ContentPage) => string, string][] = [
    ['path', page => page.path, 'remove or rename one of the two files'],
    ['title', page => page.frontmatter.title, 'give each page a title of its own'],
    [
      'description',
      page => page.frontmatter.description,
      'give each page a description of its own',
    ],
  ]
  return rules.flatMap(([what, readValue, fix]) => {
    const first = new Map<string, ContentPage>()
    return pages.flatMap(page => {
      const value = readValue(page)
      const other = first.get(value)
      if (!other) {
        first.set(value, page)
        return []
      }
      return [
        {
          file: `content/${page.filePath}`,
          line: 1,
          message: `has the same ${what} as content/${other.filePath}: "${value}"`,
          fix,
        },
      ]
    })
  })
}
