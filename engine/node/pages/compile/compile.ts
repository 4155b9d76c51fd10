import { VFile } from 'vfile'
import { VFileMessage } from 'vfile-message'
import { BuildError } from '../../diagnostics/build-error.ts'
import { refusedImports } from './check-imports.ts'
import type { OpenTags } from './open-tags.ts'
import { readerOf } from './reader.ts'
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

/**
 * Compiles a page's MDX to a JavaScript module.
 * @param file for diagnostics, relative to the site's root.
 * @throws BuildError with file and line when the page cannot be read.
 */
export async function compilePage(
  file: string,
  source: string,
  { math, sampleValues, development = false, examples = false }: CompileOptions,
): Promise<CompiledPage> {
  const open: OpenTags = { current: [] }
  try {
    const page = new VFile({ value: source, path: file, data: { sampleValues } })
    const format = file.endsWith('.md') ? 'md' : 'mdx'
    const { parse, processor } = readerOf({ format, math, development, examples }, source)
    const finished = await processor.run(parse(page, open), page)
    const code = processor.stringify(finished, page)
    const { messages } = page
    if (messages.length > 0)
      throw new BuildError(messages.map(each => diagnosticOf(file, source, each, open)))
    const written = writtenParts(page)
    const refused = refusedImports(file, written.imports)
    if (refused.length > 0) throw new BuildError(refused)
    return { code, written }
  } catch (error) {
    if (error instanceof VFileMessage)
      throw new BuildError([diagnosticOf(file, source, error, open)])
    throw error
  }
}
