import { compile } from '@mdx-js/mdx'
import { VFileMessage } from 'vfile-message'
import { BuildError } from '../../diagnostics/build-error.ts'
import { remarkExamples } from '../../gallery/examples.ts'
import { remarkCheckCode } from './check-code.ts'
import { remarkCheckContent } from './check-content.ts'
import { remarkCheckHtml } from './check-html.ts'
import { refusedImports } from './check-imports.ts'
import { remarkCheckMath } from './check-math.ts'
import { remarkCodeMeta } from './code-meta.ts'
import { remarkDirectives } from './directives.ts'
import { LOCATING_PACKAGE } from './locating.ts'
import { type OpenTags, remarkOpenTags } from './open-tags.ts'
import { diagnosticOf } from './report.ts'
import { remarkSampleValues } from './sample-values.ts'
import { type Plugins, syntaxOf } from './syntax.ts'
import { remarkWritten, type WrittenParts, writtenParts } from './written.ts'

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
    const compiled = await compile(
      { value: source, path: file },
      {
        format: file.endsWith('.md') ? 'md' : 'mdx',
        development,
        // Then its elements are made by what notes their places.
        jsxImportSource: development ? LOCATING_PACKAGE : 'react',
        remarkPlugins: [
          ...syntaxOf(math),
          [remarkOpenTags, open],
          ...(examples ? [[remarkExamples, syntaxOf(math)] satisfies Plugins[number]] : []),
          ...(math ? [remarkCheckMath] : []),
          remarkCheckContent,
          remarkWritten,
          [remarkSampleValues, sampleValues],
          remarkDirectives,
          remarkCheckCode,
          remarkCheckHtml,
          remarkCodeMeta,
        ],
      },
    )
    const { messages } = compiled
    if (messages.length > 0)
      throw new BuildError(messages.map(each => diagnosticOf(file, source, each, open)))
    const written = writtenParts(compiled)
    const refused = refusedImports(file, written.imports)
    if (refused.length > 0) throw new BuildError(refused)
    return { code: String(compiled), written }
  } catch (error) {
    if (error instanceof VFileMessage)
      throw new BuildError([diagnosticOf(file, source, error, open)])
    throw error
  }
}
