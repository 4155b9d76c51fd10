import GithubSlugger from 'github-slugger'
import type { Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import type { Heading } from '#model/outline.ts'
import type { Words } from '#words/en.ts'
import { h, visitStatic } from './tree.ts'

/** Gives each heading an id and a link to itself, and lists them in order. */
export function linkHeadings(tree: Root, words: Words): Heading[] {
  const slugger = new GithubSlugger()
  const headings: Heading[] = []
  visitStatic(tree, element => {
    const level = Number(/^h([1-6])$/.exec(element.tagName)?.[1])
    if (!level) return false
    const text = textOf(element).trim()
    const given = element.properties.id
    const id = typeof given === 'string' ? given : slugger.slug(text)
    element.properties.id = id
    const { dataMethod } = element.properties
    headings.push({ id, text, level, ...(dataMethod && { method: String(dataMethod) }) })
    if (level > 1) {
      element.children.push(
        h(
          'a',
          { className: ['anchor'], href: `#${id}`, ariaLabel: words.linkTo(text) },
          { type: 'text', value: '#' },
        ),
      )
    }
    return true
  })
  return headings
}
