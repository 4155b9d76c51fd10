import type { Root } from 'hast'
import { VFile } from 'vfile'
import { VFileMessage } from 'vfile-message'
import { BuildError } from '../../diagnostics/build-error.ts'
import { refusedImports } from './check-imports.ts'
import type { OpenTags } from './open-tags.ts'
import { isPlainMarkdown } from './plain-markdown.ts'
import { type Reader, readerOf } from './reader.ts'
import { diagnosticOf } from './report.ts'
import { type WrittenParts, writtenParts } from './written.ts'

/** How Markdown is read. */
export interface CompileOptions {
  /** Whether `$$…$$` is mathematics. */
  math: boolean
  /** What code writes as `{{NAME}}`. */
  sampleValues: Readonly<Record<string, string>>
  /** Whether every element is to say on which line it was written; for finding where a page failed. */
  development?: boolean
  /** Whether blocks of MDX are shown as they are rendered, too: for the component gallery. */
  examples?: boolean
}

/** A page as a module. */
export interface CompiledPage {
  /** JavaScript whose default export is the article. */
  code: string
  written: WrittenParts
}

/** A page of Markdown alone, which need not be run as a module. */
export interface PlainPage {
  /** The article, in which tags that directives became are nodes of MDX. */
  tree: Root
  written: WrittenParts
}

/**
 * Compiles a page's MDX to a JavaScript module.
 * @param file for diagnostics, relative to the site's root.
 * @throws BuildError with file and line when the page cannot be read.
 */
export function compilePage(
  file: string,
  source: string,
  options: CompileOptions,
): Promise<CompiledPage> {
  return readPage(file, source, options, async ({ parse, toCode }, page, open) => ({
    code: await toCode(parse(page, open), page),
  }))
}

/**
 * Compiles a page as {@link compilePage} does, or gives its tree when it is Markdown alone: writing it as JavaScript and
 * running that takes half as long again as reading it.
 * @throws BuildError with file and line when the page cannot be read.
 */
export function compileUnlessPlain(
  file: string,
  source: string,
  options: CompileOptions,
): Promise<CompiledPage | PlainPage> {
  return readPage<Pick<CompiledPage, 'code'> | Pick<PlainPage, 'tree'>>(
    file,
    source,
    options,
    async ({ parse, toCode, toArticle }, page, open) => {
      const tree = parse(page, open)
      // Examples of the gallery are shown as code, and are tags and scripts besides.
      return !options.examples && isPlainMarkdown(tree)
        ? { tree: await toArticle(tree, page) }
        : { code: await toCode(tree, page) }
    },
  )
}

/** Reads a page in one of the ways above, and reports what its steps found wrong. */
async function readPage<Result extends object>(
  file: string,
  source: string,
  { math, sampleValues, development = false, examples = false }: CompileOptions,
  read: (reader: Reader, page: VFile, open: OpenTags) => Promise<Result>,
): Promise<Result & { written: WrittenParts }> {
  const open: OpenTags = { current: [] }
  try {
    const page = new VFile({ value: source, path: file, data: { sampleValues } })
    const format = file.endsWith('.md') ? 'md' : 'mdx'
    const result = await read(readerOf({ format, math, development, examples }, source), page, open)
    const { messages } = page
    if (messages.length > 0)
      throw new BuildError(messages.map(each => diagnosticOf(file, source, each, open)))
    const written = writtenParts(page)
    const refused = refusedImports(file, written.imports)
    if (refused.length > 0) throw new BuildError(refused)
    return { ...result, written }
  } catch (error) {
    if (error instanceof VFileMessage)
      throw new BuildError([diagnosticOf(file, source, error, open)])
    throw error
  }
}
