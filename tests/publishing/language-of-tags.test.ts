import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Element, Root } from 'hast'
import ts from 'typescript'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tags } from '#engine/client/tags.ts'
import { de } from '#engine/words/de.ts'
import { en } from '#engine/words/en.ts'
import { build, fixtureRoot, temporaryFolder } from '#support/fixture.ts'
import { attribute, readPage, text } from '#support/html.ts'

const { folder, remove } = await temporaryFolder()
afterAll(remove)
const german = path.join(folder, 'german')
beforeAll(() => build(fixtureRoot('german'), german))

/** The pages on which the site has every tag for authors. */
const PAGES = ['/bausteine', '/lager', '/glossary', '/neues', '/neues/fest']
/** What is given to a text that is a function: it stands nowhere else, and looks like no word. */
const GIVEN = ['<1>', '<2>', '<3>']

type Word = string | ((...given: string[]) => string)
const wordsOf = (words: object): [string, Word][] => Object.entries(words)
/** The parts of a text between what it is given. */
const partsOf = (word: Word) =>
  (typeof word === 'string' ? word : word(...GIVEN)).split(/<\d>/).map(part => part.trim())

/** English texts of the interface, those that German has, too, left out: each as the parts that stand in it in a row. */
const english = wordsOf(en).flatMap(([name, word]) => {
  const parts = partsOf(word).filter(part => /[A-Za-z]{2}/.test(part))
  const other: unknown = Reflect.get(de, name)
  const own = partsOf(other as Word).filter(Boolean)
  return parts.length > 0 && parts.join() !== own.join() ? [parts] : []
})
const whole = new Set(english.filter(parts => parts.length === 1).map(([part]) => part))
/** Texts of several words, which stand by chance in no other text. */
const telling = english.filter(parts => parts.join(' ').includes(' '))
const isEnglish = (said: string) =>
  whole.has(said) || telling.some(parts => parts.every(part => said.includes(part)))

const READ_OUT = ['ariaLabel', 'title', 'placeholder', 'alt', 'label', 'dataTitle']

/** All that a reader sees or hears of a page: its stretches of text, and the texts of attributes. */
function saidBy(node: Root | Element): string[] {
  return node.children.flatMap(child => {
    if (child.type === 'text') return [child.value.replace(/\s+/g, ' ').trim()]
    if (child.type !== 'element' || ['script', 'style'].includes(child.tagName)) return []
    const labels = READ_OUT.flatMap(name => attribute(child, name) ?? [])
    return [...labels, text(child), ...saidBy(child)]
  })
}

/** The texts in a script, as it is written. */
function textsOf(script: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push(node.text.trim())
    if (ts.isTemplateExpression(node))
      found.push(
        [node.head, ...node.templateSpans.map(({ literal }) => literal)]
          .map(({ text }) => text)
          .join(' '),
      )
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('script.js', script, ts.ScriptTarget.Latest))
  return found
}

it('uses every tag for authors', () => {
  const content = path.join(fixtureRoot('german'), 'content')
  const sources = readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.mdx'))
    .map(file => readFileSync(path.join(content, file), 'utf8'))
    .join('\n')
  const unused = Object.keys(tags).filter(name => !sources.includes(`<${name}`))
  // A sample has to be recorded; what it says is in the words, as the test of sources holds.
  expect(unused).toEqual(['Snippet'])
})

it.each(PAGES)('says nothing in English on %s', async page => {
  const said = saidBy(await readPage(german, page))
  expect(said.filter(isEnglish)).toEqual([])
})

it.each([
  ['/bausteine', [de.note, de.tip, de.info, de.warning, de.danger, de.variants, de.languages]],
  ['/bausteine', [de.formula, de.dataAsTable, de.stepByStep, de.copyLink, de.fullWidth]],
  ['/bausteine', [de.stepBetween('Kunde', 'Werkstatt').trim(), de.typedValue('Last')]],
  ['/lager', [de.parameters, de.responses, de.tryIt, de.required, de.optional, de.example]],
  [
    '/lager',
    [de.exactlyOneOf, de.keyInTwoWays, de.listOf(de.object), 'Mindestens 12, höchstens 48'],
  ],
  ['/glossary', [de.letters, de.readMore, de.alsoCalled('Blatt')]],
])('says on %s in German %s', async (page, expected) => {
  const said = saidBy(await readPage(german, page)).join('\n')
  expect(expected.filter(each => !said.includes(each.replaceAll('\u00a0', ' ')))).toEqual([])
})

it('has formulas without English words in their place', async () => {
  const html = readFileSync(path.join(german, 'bausteine.html'), 'utf8')
  expect(html).toContain('<math')
  expect(html).not.toContain('alttext')
})

it('says nothing in English by any script', () => {
  const scripts = readdirSync(path.join(german, 'assets')).filter(name => name.endsWith('.js'))
  const texts = scripts.flatMap(name =>
    textsOf(readFileSync(path.join(german, 'assets', name), 'utf8')),
  )
  const sentences = telling.map(parts => parts.join(' '))
  const left = texts.filter(each => sentences.includes(each.replace(/\s+/g, ' ').trim()))
  expect(left).toEqual([])
  expect(texts).toContain(de.resetToExample)
})

it('has German words in what is made beside pages', () => {
  const read = (file: string) => readFileSync(path.join(german, file), 'utf8')
  expect(read('bausteine.md')).toContain(de.pageAt('https://werkstatt.example.org/bausteine'))
  const form = readdirSync(path.join(german, 'assets')).find(name => name.startsWith('api-lager'))
  expect(read(`assets/${form}`)).toContain(de.listOf('string'))
})
