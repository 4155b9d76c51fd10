import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Element, Root } from 'hast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { visit } from 'unist-util-visit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Json } from '#engine/model/api/document.ts'
import { write } from '#support/command.ts'
import { build, temporaryFolder } from '#support/fixture.ts'
import { attribute, readPage, text as textOf } from '#support/html.ts'
import { smallDefinition, smallDocument } from '#support/small-definition.ts'

/** What would run, load or end what it stands in, if a page took it for more than a text. */
const HOSTILE = [
  '</script></code></pre></template></title><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>"\'><svg/onload=alert(1)>',
  `{{KEY}} \${alert(1)} {alert(1)} <!-- ]]> $\\frac{1}{2}$ &lt;b&gt;`,
  '[a](javascript:alert(1)) ![b](//other.example/b.png)',
].join(' ')

/** The same as a name, which has no spaces. */
const HOSTILE_NAME = `<img/src=x/onerror=alert(1)>"'\`\${alert(1)}`

const { folder, remove } = await temporaryFolder()
afterAll(remove)
const out = path.join(folder, 'out')

const page = (title: string, body: string) =>
  `---\ntitle: ${title}\ndescription: What ${title} is about.\n---\n\n${body}\n`

const plain = smallDocument()
const hostile = smallDocument(
  place => `About the ${place}. ${HOSTILE}`,
  name => `${name}${HOSTILE_NAME}`,
)
/** Names that every object has already. */
const SHARED = {
  amount: 'constructor',
  list: 'toString',
  currency: 'valueOf',
  found: 'hasOwnProperty',
}
const shared = smallDocument(
  undefined,
  name => Object.entries(SHARED).find(([key]) => key === name)?.[1] ?? name,
)

beforeAll(async () => {
  const definitions = [
    smallDefinition(plain, 'plain.yaml'),
    smallDefinition(hostile, 'hostile.yaml'),
    smallDefinition(shared, 'shared.json'),
  ]
  write(folder, {
    'site/site.config.ts':
      "export default { title: 'Hostile', description: 'Odd data.', baseUrl: 'https://plain.example' }\n",
    'site/extensions.ts': `export const apiDefinitions = ${JSON.stringify(definitions)}\n`,
    'site/content/index.mdx': page('Start', 'Words.'),
    'site/content/plain.mdx': page('Plain', '<ApiReference definition="plain.yaml" />'),
    'site/content/hostile.mdx': page('Hostile', '<ApiReference definition="hostile.yaml" />'),
    'site/content/shared.mdx': page('Shared', '<ApiReference definition="shared.json" />'),
  })
  await build(path.join(folder, 'site'), out)
})

/** What hangs on the length of a text: short code is kept on one line. */
const OF_LENGTH = 'dataWhole'

/** Pieces of code: those that color it, and those that lead from a request to its parameters, as far as they are found. */
const isPiece = ({ tagName, properties }: Element) =>
  tagName === 'span' || (tagName === 'a' && properties.dataParameter !== undefined)

/** What a page is made of: its elements with the names of their attributes, without the pieces of code. */
function shapeOf(node: Root | Element): string[] {
  return node.children.flatMap(child => {
    if (child.type !== 'element') return []
    const names = Object.keys(child.properties).filter(name => name !== OF_LENGTH)
    const own = `${child.tagName} ${names.sort().join(' ')}`
    return isPiece(child) ? shapeOf(child) : [own, ...shapeOf(child)]
  })
}

/** Where the links, pictures and scripts of a page lead. */
function addressesOf(tree: Root): string[] {
  const found: string[] = []
  visit(tree, 'element', element => {
    for (const name of ['href', 'src', 'action', 'formAction', 'srcSet'])
      found.push(...[attribute(element, name)].filter(value => value !== undefined))
  })
  return found
}

it.each(['/hostile', '/shared'])('the page %s is made of what one of plain texts is', async at => {
  expect(shapeOf(await readPage(out, at))).toEqual(shapeOf(await readPage(out, '/plain')))
})

it('every text stands on the page as a text, and no address leads to what runs', async () => {
  const tree = await readPage(out, '/hostile')
  expect(textOf(tree).split(HOSTILE).length).toBeGreaterThan(20)
  const odd = addressesOf(tree).filter(address => !/^(?:https:|\/|#)/.test(address))
  expect(odd).toEqual([])
  expect(addressesOf(tree).filter(address => address.includes('other.example'))).toEqual([])
})

it('the Markdown of the page has no markup of them either', () => {
  const markdown = readFileSync(path.join(out, 'hostile.md'), 'utf8')
  expect(markdown).toContain('alert(1)')
  const found: string[] = []
  visit(fromMarkdown(markdown), node => {
    if (node.type === 'html') found.push(node.value)
    if (node.type === 'image' || node.type === 'link') found.push(node.url)
  })
  expect(found.filter(each => !/^(?:https:\/\/(?:plain|docs)|\/|#)/.test(each))).toEqual([])
})

it('the published definition says what was written', async () => {
  const { parse } = await import('yaml')
  const read = (file: string): Json => parse(readFileSync(path.join(out, file), 'utf8'))
  expect(read('hostile.yaml')).toEqual(hostile)
  expect(read('shared.json')).toEqual(shared)
})
