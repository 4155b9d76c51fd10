import { globSync, readFileSync } from 'node:fs'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buildSite } from '#engine/node/build-site.ts'
import { BuildError, type Diagnostic } from '#engine/node/diagnostics/build-error.ts'
import { CACHE_FOLDER, PROJECT_ROOT } from '#engine/node/project.ts'
import { silentReporter } from '#engine/node/reporter.ts'

/** The files of the guide for authors, from the project's folder. */
export const guideFiles = globSync('docs/{writing.md,writing/*.md}', { cwd: PROJECT_ROOT }).sort()

/** The guide for authors, all its files one after another. */
export const guide = guideFiles
  .map(file => readFileSync(path.join(PROJECT_ROOT, file), 'utf8'))
  .join('\n')

/** A misuse that the guide quotes. */
export interface Misuse {
  /** What an author wrote. */
  written: string
  message: string
  fix: string
}

/** The blocks of a language in the guide, such as its examples, which are marked `mdx`. */
export function blocksOf(language: string): string[] {
  return [...guide.matchAll(/^(`{3,})(\w+)\n([\s\S]*?)\n\1$/gm)].flatMap(([, , name, text = '']) =>
    name === language ? text : [],
  )
}

/** The code in a cell of a table, a line for each piece. */
function codeOf(cell: string): string {
  return [...cell.matchAll(/(`+) ?(.*?) ?\1(?=<br>|$)/g)].map(([, , code]) => code).join('\n')
}

/** The misuses in the guide's tables: what is written, what the build says, and the fix. */
export function misuses(): Misuse[] {
  const tables = guide.split(/^\| Written \| The build says \| Fix \|\n\| --- \| --- \| --- \|\n/m)
  return tables.slice(1).flatMap(table =>
    (/^(?:\|.*\n)+/.exec(table)?.[0] ?? '')
      .trimEnd()
      .split('\n')
      .map(row => {
        const [written = '', message = '', fix = ''] = row
          .replace(/^\| | \|$/g, '')
          .split(' | ')
          .map(cell => codeOf(cell.trim()))
        return { written, message, fix }
      }),
  )
}

/** What each snippet of the editor's settings writes, with its placeholders filled in. */
export function editorSnippets(): Record<string, string> {
  const file = path.join(PROJECT_ROOT, '.vscode/mdx.code-snippets')
  const snippets: Record<string, { prefix: string; body: string[] }> = JSON.parse(
    readFileSync(file, 'utf8'),
  )
  return Object.fromEntries(
    Object.values(snippets).map(({ prefix, body }) => [
      prefix,
      body
        .join('\n')
        .replace(/\$\{\d+\|([^,|]+)[^}]*\}/g, '$1')
        .replace(/\$\{\d+:([^}]*)\}/g, '$1')
        .replaceAll('$0', ''),
    ]),
  )
}

/**
 * A page with words below a frontmatter of its own.
 * @param field a line of frontmatter, which takes the place of the page's own line for that field
 */
export function pageOf(name: string, words: string, field = ''): string {
  const [key] = field.split(':')
  const own = [`title: ${name}`, `description: A page of the guide, ${name}.`, 'showSidebar: false']
  const fields = [...(field ? [field] : []), ...own.filter(line => !line.startsWith(`${key}:`))]
  return `---\n${fields.join('\n')}\n---\n\n${words}\n`
}

/** A text with frontmatter as a page that stands in no sidebar. */
export function besidesSidebar(page: string): string {
  const [, fields = '', words = ''] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(page) ?? []
  return `---\n${fields.replace(/^showSidebar: .*\n/m, '')}showSidebar: false\n---\n${words}`
}

/** What a copy with further pages is without: one names files of the project, which is elsewhere, one all published pages. */
const NOT_COPIED = ['site/content/tsconfig.json', 'site/published-pages.json']

/**
 * Builds this site with further pages.
 * @param pages their sources by name; each becomes `content/guide/<name>.mdx`
 * @returns what is wrong with them, by name; a page without diagnostics is left out
 */
export async function diagnosticsOf(
  pages: Readonly<Record<string, string>>,
): Promise<Record<string, Diagnostic[]>> {
  // Inside the project, so that packages are found, and always the same, so that pages are kept.
  const project = path.join(CACHE_FOLDER, 'guide')
  const root = path.join(project, 'site')
  await rm(root, { recursive: true, force: true })
  await cp(path.join(PROJECT_ROOT, 'site'), root, {
    recursive: true,
    filter: file => !NOT_COPIED.includes(path.relative(PROJECT_ROOT, file)),
  })
  await cp(path.join(PROJECT_ROOT, 'package.json'), path.join(project, 'package.json'))
  const folder = path.join(root, 'content/guide')
  await mkdir(folder)
  await Promise.all(
    Object.entries(pages).map(([name, source]) =>
      writeFile(path.join(folder, `${name}.mdx`), source),
    ),
  )
  try {
    const outFolder = path.join(project, 'dist')
    await buildSite({ root, outFolder, environment: {}, report: silentReporter })
    return {}
  } catch (error) {
    if (!(error instanceof BuildError)) throw error
    return Object.groupBy(error.diagnostics, ({ file }) =>
      file.replace(/^content\/guide\/(.*)\.mdx$/, '$1'),
    ) as Record<string, Diagnostic[]>
  }
}
