import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { createHighlighter, type Highlighter, type ShikiTransformer } from 'shiki'
import type { Words } from '#words/en.ts'
import { BuildError, withOrigin } from '../../diagnostics/build-error.ts'
import type { CodeThemes } from '../../output/code-themes.ts'
import { isLanguage, unknownLanguage } from '../compile/check-code.ts'
import { parseCodeMeta } from '../compile/code-meta.ts'
import type { FinishOptions } from './finish-options.ts'
import { lineNumbers, notations } from './line-marks.ts'
import { type PairedTheme, pairThemes } from './paired-theme.ts'
import {
  classForPair,
  classForThemes,
  classTransformer,
  isLine,
  joinPieces,
} from './token-classes.ts'
import { classesOf, h, visitElements, visitStatic } from './tree.ts'

/** A highlighter, and how it colors code for both themes. */
interface Coloring {
  shiki: Highlighter
  /** The theme that stands for both, where one can. */
  paired: PairedTheme | undefined
  classTransformer: ShikiTransformer
}

let loading: Promise<Coloring> | undefined

/** The one highlighter of this thread. */
function coloring(themes: CodeThemes): Promise<Coloring> {
  loading ??= startColoring(themes)
  return loading
}

async function startColoring(themes: CodeThemes): Promise<Coloring> {
  const shiki = await createHighlighter({ themes: [themes.light, themes.dark], langs: [] })
  const [light, dark] = [shiki.getTheme(themes.light), shiki.getTheme(themes.dark)]
  const paired = pairThemes({ light, dark })
  if (paired) await shiki.loadTheme(paired.theme)
  const classOf = paired ? classForPair(paired) : classForThemes(shiki, themes)
  return { shiki, paired, classTransformer: classTransformer(classOf) }
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
  const { shiki } = colors
  for (const block of blocks) {
    const { language } = block
    if (!isLanguage(language)) {
      const line = texts[language]?.[0]
      throw new BuildError([withOrigin({ file, line, ...unknownLanguage(language) })])
    }
    if (!shiki.getLoadedLanguages().includes(language)) await shiki.loadLanguage(language)
    block.place.parent.children[block.place.index] = render(colors, block, themes, words)
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
  { shiki, paired, classTransformer }: Coloring,
  { language: lang, text, title, highlighted }: CodeBlock,
  themes: CodeThemes,
  words: Words,
): Element {
  const tree = shiki.codeToHast(text, {
    lang,
    ...(paired
      ? { theme: paired.theme.name }
      : { themes: { light: themes.light, dark: themes.dark }, defaultColor: false as const }),
    // With a limit, the colors of a long line would depend on how busy the machine is.
    tokenizeTimeLimit: 0,
    meta: highlighted ? { __raw: `{${highlighted}}` } : {},
    transformers: [
      // Marks in MDX are those of the code in it: what is written is shown.
      ...(lang === 'mdx' ? [] : notations),
      lineNumbers,
      classTransformer,
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
