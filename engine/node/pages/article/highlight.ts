import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { createHighlighter, type Highlighter } from 'shiki'
import type { Words } from '#words/en.ts'
import { BuildError, withOrigin } from '../../diagnostics/build-error.ts'
import type { CodeThemes } from '../../output/code-themes.ts'
import { isLanguage, unknownLanguage } from '../compile/check-code.ts'
import { parseCodeMeta } from '../compile/code-meta.ts'
import { type CodeReading, readingOnce, readingTwice } from './code-reading.ts'
import type { FinishOptions } from './finish-options.ts'
import { lineNumbers, notations } from './line-marks.ts'
import { isLine, joinPieces } from './token-classes.ts'
import { classesOf, h, visitElements, visitStatic } from './tree.ts'

/** A highlighter, and how it reads code. */
interface Coloring {
  shiki: Highlighter
  reading: CodeReading
}

let loading: Promise<Coloring> | undefined

/** The one highlighter of this thread. */
function coloring(themes: CodeThemes): Promise<Coloring> {
  loading ??= startColoring(themes)
  return loading
}

async function startColoring(themes: CodeThemes): Promise<Coloring> {
  const shiki = await createHighlighter({ themes: [themes.light, themes.dark], langs: [] })
  return { shiki, reading: (await readingOnce(shiki, themes)) ?? readingTwice(shiki, themes) }
}

interface CodeBlock {
  language: string
  text: string
  title: string | undefined
  highlighted: string | undefined
  place: { parent: Root | Element; index: number }
}

/**
 * Colors the code blocks of an article by classes, and gives each a title and a copy button.
 * @throws BuildError for a language that the highlighter does not have; fences have been checked before, so it
 * comes from a tag.
 */
export async function highlightCode(
  tree: Root,
  options: Pick<FinishOptions, 'file' | 'codeThemes' | 'texts' | 'words'>,
): Promise<void> {
  const { file, codeThemes: themes, texts, words } = options
  const blocks: CodeBlock[] = []
  visitStatic(tree, (element, parent, index) => {
    const block = element.tagName === 'pre' ? readBlock(element, { parent, index }) : undefined
    if (block) blocks.push(block)
    return block !== undefined
  })
  if (blocks.length === 0) return
  const colors = await coloring(themes)
  const { shiki, reading } = colors
  for (const block of blocks) {
    const { language } = block
    if (!isLanguage(language)) {
      const line = texts[language]?.[0]
      throw new BuildError([withOrigin({ file, line, ...unknownLanguage(language) })])
    }
    if (!shiki.getLoadedLanguages().includes(language)) await shiki.loadLanguage(language)
    reading.prepare(language)
    block.place.parent.children[block.place.index] = render(colors, block, words)
  }
}

/** @returns undefined for what is no code, and for what a component has colored already. */
function readBlock(pre: Element, place: CodeBlock['place']): CodeBlock | undefined {
  if (pre.properties.dataColored !== undefined) return undefined
  const code = pre.children.find(child => child.type === 'element' && child.tagName === 'code')
  if (code?.type !== 'element') return undefined
  const language = classesOf(code)
    .find(name => name.startsWith('language-'))
    ?.slice('language-'.length)
  const meta = parseCodeMeta(String(code.properties.dataMeta ?? ''))
  const title = pre.properties.dataTitle
  return {
    language: language ?? 'text',
    text: textOf(code).replace(/\n$/, ''),
    title: typeof title === 'string' ? title : meta.title,
    highlighted: meta.highlighted,
    place,
  }
}

function render(
  { shiki, reading }: Coloring,
  { language: lang, text, title, highlighted }: CodeBlock,
  words: Words,
): Element {
  const tree = shiki.codeToHast(text, {
    lang,
    ...reading.themes,
    // With a limit, the colors of a long line would depend on how busy the machine is.
    tokenizeTimeLimit: 0,
    meta: highlighted ? { __raw: `{${highlighted}}` } : {},
    transformers: [
      // Marks in MDX are those of the code in it: what is written is shown.
      ...(lang === 'mdx' ? [] : notations),
      lineNumbers,
      reading.classes,
    ],
  })
  const [pre] = tree.children
  if (pre?.type !== 'element') throw new Error('the highlighter gave no element')
  visitElements(pre, element => {
    if (isLine(element)) joinPieces(element)
  })
  // The highlighter writes it by its name in HTML; both would be written.
  delete pre.properties.tabindex
  pre.properties.tabIndex = 0
  // Not a region: a page with ten samples would have ten landmarks.
  pre.properties.role = 'group'
  pre.properties.ariaLabel = words.code(title ?? lang)
  pre.properties.dataMd = `code:${lang}${title ? ` title=${JSON.stringify(title)}` : ''}`
  const copy = h(
    'button',
    { type: 'button', className: ['copy'], dataCopy: '' },
    { type: 'text', value: words.copy },
  )
  const caption = title ? [h('figcaption', {}, { type: 'text', value: title })] : []
  return h('figure', { className: ['code'] }, ...caption, pre, copy)
}
