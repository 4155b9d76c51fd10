import { createProcessor, nodeTypes } from '@mdx-js/mdx'
import type { Root as Article } from 'hast'
import type { Root } from 'mdast'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { VFile } from 'vfile'
import { remarkExamples } from '../../gallery/examples.ts'
import { remarkCheckCode } from './check-code.ts'
import { remarkCheckContent } from './check-content.ts'
import { remarkCheckHtml } from './check-html.ts'
import { remarkCheckMath } from './check-math.ts'
import { remarkCodeMeta } from './code-meta.ts'
import { remarkDirectives } from './directives.ts'
import { LOCATING_PACKAGE } from './locating.ts'
import { absentFrom, remarkNeededSyntax } from './needed-syntax.ts'
import { type OpenTags, remarkOpenTags } from './open-tags.ts'
import { remarkSampleValues } from './sample-values.ts'
import { type Plugins, syntaxOf } from './syntax.ts'
import { tableLinesOf } from './table-lines.ts'
import { remarkWritten } from './written.ts'

/** What pages have in common that one reader reads. */
export interface Reading {
  format: 'md' | 'mdx'
  /** Whether `$$…$$` is mathematics. */
  math: boolean
  /** Whether every element is to say on which line it was written. */
  development: boolean
  /** Whether blocks of MDX are shown as they are rendered, too. */
  examples: boolean
}

/** Reads pages: parses them, then runs the steps that check and change the tree, up to code or to the tree of the article. */
export interface Reader {
  /**
   * Parses a page, in one step that no other page comes between.
   * @param open is filled with the tags that are open
   */
  parse(page: VFile, open: OpenTags): Root
  /** Takes the steps after it, and writes the tree as JavaScript. Several pages may be under way at once. */
  toCode(tree: Root, page: VFile): Promise<string>
  /**
   * Takes the same steps with a page of Markdown alone (`plain-markdown.ts`), as far as the tree of the article: nothing of it
   * is code that would have to be run.
   */
  toArticle(tree: Root, page: VFile): Promise<Article>
}

/** The steps of MDX as they are taken; by its own type, they begin with a script as they end with one. */
interface CodeSteps {
  run(tree: { type: string }, page: VFile): Promise<Script>
  stringify(script: Script, page: VFile): string
}

/** A page as the syntax tree of a script. */
type Script = ReturnType<ReturnType<typeof createProcessor>['runSync']>

/** Readers by what they read. There are few: making one for each page takes longer than a short page does. */
const readers = new Map<string, Reader>()

/** What reads a page. It is made once for all pages that are read alike and lack the same syntax. */
export function readerOf(reading: Reading, source: string): Reader {
  const absent = absentFrom(source)
  const { format, math, development, examples } = reading
  const key = [format, math, development, examples, ...absent].join()
  const reader = readers.get(key) ?? createReader(reading, absent)
  readers.set(key, reader)
  return reader
}

function createReader({ format, math, development, examples }: Reading, absent: string[]): Reader {
  /** What belongs to the page that is being parsed. */
  let current = { open: { current: [] } as OpenTags, tableLines: tableLinesOf('') }
  const ownSteps: Plugins = [
    ...(examples ? [[remarkExamples, syntaxOf(math)] satisfies Plugins[number]] : []),
    ...(math ? [remarkCheckMath] : []),
    remarkCheckContent,
    remarkWritten,
    remarkSampleValues,
    remarkDirectives,
    remarkCheckCode,
    remarkCheckHtml,
    remarkCodeMeta,
  ]
  const processor = createProcessor({
    format,
    development,
    // Then its elements are made by what notes their places.
    jsxImportSource: development ? LOCATING_PACKAGE : 'react',
    remarkPlugins: [
      ...syntaxOf(math),
      [remarkNeededSyntax, absent, () => current.tableLines],
      [remarkOpenTags, () => current.open],
      ...ownSteps,
    ],
  }).freeze()
  const steps: CodeSteps = processor
  // Tags that directives become pass through.
  const toArticle = unified()
    .use(ownSteps)
    .use(remarkRehype, { passThrough: [...nodeTypes] })
    .freeze()
  return {
    parse(page, open) {
      current = { open, tableLines: tableLinesOf(String(page)) }
      return processor.parse(page)
    },
    async toCode(tree, page) {
      return steps.stringify(await steps.run(tree, page), page)
    },
    toArticle: (tree, page) => toArticle.run(tree, page),
  }
}
