import {
  transformerMetaHighlight,
  transformerNotationDiff,
  transformerNotationFocus,
  transformerNotationHighlight,
} from '@shikijs/transformers'
import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { type BundledLanguage, bundledLanguages, createHighlighter, type Highlighter } from 'shiki'
import type { Diagnostic } from '../diagnostics/build-error.ts'
import type { CodeThemes } from '../output/code-themes.ts'
import { parseCodeMeta } from './code-meta.ts'
import { classTransformer } from './token-classes.ts'
import { classesOf, h, visitStatic } from './tree.ts'

let loading: Promise<Highlighter> | undefined

/** The one highlighter of this thread. */
function highlighter(themes: CodeThemes): Promise<Highlighter> {
  loading ??= createHighlighter({ themes: [themes.light, themes.dark], langs: [] })
  return loading
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
 * @param diagnostics receives the languages that the highlighter does not know.
 */
export async function highlightCode(
  tree: Root,
  file: string,
  themes: CodeThemes,
  diagnostics: Diagnostic[],
): Promise<void> {
  const blocks: CodeBlock[] = []
  visitStatic(tree, (element, parent, index) => {
    const block = element.tagName === 'pre' ? readBlock(element, { parent, index }) : undefined
    if (block) blocks.push(block)
    return block !== undefined
  })
  if (blocks.length === 0) return
  const shiki = await highlighter(themes)
  for (const block of blocks) {
    const { language } = block
    if (!isKnown(language)) {
      diagnostics.push({
        file,
        written: language,
        occurrence: diagnostics.filter(({ written }) => written === language).length,
        message: `code has the unknown language "${language}"`,
        fix: 'use a language that Shiki bundles, such as "ts", "bash" or "json", or "text" for none',
      })
      continue
    }
    if (!shiki.getLoadedLanguages().includes(language)) await shiki.loadLanguage(language)
    block.place.parent.children[block.place.index] = draw(shiki, block, themes)
  }
}

function readBlock(pre: Element, place: CodeBlock['place']): CodeBlock | undefined {
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

function isKnown(language: string): language is BundledLanguage | 'text' {
  return language === 'text' || Object.hasOwn(bundledLanguages, language)
}

function draw(
  shiki: Highlighter,
  { language, text, title, highlighted }: CodeBlock,
  themes: CodeThemes,
): Element {
  const tree = shiki.codeToHast(text, {
    lang: language,
    themes: { light: themes.light, dark: themes.dark },
    defaultColor: false,
    // With a limit, the colors of a long line would depend on how busy the machine is.
    tokenizeTimeLimit: 0,
    meta: highlighted ? { __raw: `{${highlighted}}` } : {},
    transformers: [
      transformerNotationDiff(),
      transformerNotationFocus(),
      transformerNotationHighlight(),
      transformerMetaHighlight(),
      classTransformer(shiki, themes),
    ],
  })
  const [pre] = tree.children
  if (pre?.type !== 'element') throw new Error('the highlighter gave no element')
  // The highlighter writes it by its name in HTML; both would be written.
  delete pre.properties.tabindex
  pre.properties.tabIndex = 0
  // Not a region: a page with ten samples would have ten landmarks.
  pre.properties.role = 'group'
  pre.properties.ariaLabel = `Code: ${title ?? language}`
  const copy = h(
    'button',
    { type: 'button', className: ['copy'], dataCopy: '' },
    { type: 'text', value: 'Copy' },
  )
  const caption = title ? [h('figcaption', {}, { type: 'text', value: title })] : []
  return h('figure', { className: ['code'] }, ...caption, pre, copy)
}
