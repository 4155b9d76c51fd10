import { compile } from '@mdx-js/mdx'
import remarkDirective from 'remark-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import { VFileMessage } from 'vfile-message'
import { BuildError, type Diagnostic } from '../diagnostics/build-error.ts'
import { remarkCodeMeta } from './code-meta.ts'
import { remarkDirectives } from './directives.ts'
import { remarkSampleValues } from './sample-values.ts'

/** How Markdown is read. */
export interface CompileOptions {
  /** Whether `$$…$$` is mathematics. */
  math: boolean
  /** What code writes as `{{NAME}}`. */
  sampleValues: Readonly<Record<string, string>>
}

/**
 * Compiles a page's MDX to a JavaScript module whose default export is the article.
 * @param file for messages, relative to the site's root.
 * @throws BuildError with file and line when the page cannot be read.
 */
export async function compilePage(
  file: string,
  source: string,
  { math, sampleValues }: CompileOptions,
): Promise<string> {
  try {
    const compiled = await compile(
      { value: source, path: file },
      {
        format: file.endsWith('.md') ? 'md' : 'mdx',
        remarkPlugins: [
          remarkFrontmatter,
          remarkGfm,
          ...(math
            ? [
                [remarkMath, { singleDollarTextMath: false }] as [
                  typeof remarkMath,
                  { singleDollarTextMath: boolean },
                ],
              ]
            : []),
          [remarkSampleValues, sampleValues],
          remarkDirective,
          remarkDirectives,
          remarkCodeMeta,
        ],
      },
    )
    return String(compiled)
  } catch (error) {
    if (error instanceof VFileMessage) throw new BuildError([syntaxError(file, error)])
    throw error
  }
}

/** A page that is no MDX. Some messages give their place in words alone: "(8:1-8:8)". */
function syntaxError(file: string, { reason, line }: VFileMessage): Diagnostic {
  const inWords = /\((\d+):\d+(?:-\d+:\d+)?\)/.exec(reason)
  return {
    file,
    line: line ?? (inWords ? Number(inWords[1]) : undefined),
    message: reason.replace(/ \(\d+:\d+(?:-\d+:\d+)?\)/g, '').split('\n')[0] ?? reason,
    fix: 'close what is open; write a brace or angle bracket that is text as `{` or `<` in code',
  }
}
