import { createProcessor } from '@mdx-js/mdx'
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

/** Turns pages into code: parses, then runs the steps that check and change the tree, then writes it as JavaScript. */
export interface Reader {
  /**
   * Parses a page, in one step that no other page comes between.
   * @param open is filled with the tags that are open
   */
  parse(page: VFile, open: OpenTags): ReturnType<Processor['parse']>
  /** The steps after it; they keep nothing of a page, so that several may be under way at once. */
  processor: Processor
}

type Processor = ReturnType<typeof createProcessor>

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
  const processor = createProcessor({
    format,
    development,
    // Then its elements are made by what notes their places.
    jsxImportSource: development ? LOCATING_PACKAGE : 'react',
    remarkPlugins: [
      ...syntaxOf(math),
      [remarkNeededSyntax, absent, () => current.tableLines],
      [remarkOpenTags, () => current.open],
      ...(examples ? [[remarkExamples, syntaxOf(math)] satisfies Plugins[number]] : []),
      ...(math ? [remarkCheckMath] : []),
      remarkCheckContent,
      remarkWritten,
      remarkSampleValues,
      remarkDirectives,
      remarkCheckCode,
      remarkCheckHtml,
      remarkCodeMeta,
    ],
  }).freeze()
  return {
    parse(page, open) {
      current = { open, tableLines: tableLinesOf(String(page)) }
      return processor.parse(page)
    },
    processor,
  }
}
