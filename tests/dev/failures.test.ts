import { expect, test } from 'vitest'
import { EDITED } from '#engine/client/dev/messages.ts'
import { page, settings, until } from './dev-site.ts'
import { servedSite } from './served-site.ts'

/*
 * What keeps a page from being rendered is shown in its place, says what the build would say, and is gone as soon as it
 * is fixed.
 */

const extensions = "export { tags } from './tags/index.ts'\n"
const registry = "export const tags = { Price: async () => (await import('./price.tsx')).Price }\n"
const price = (body: string) => `export function Price({ of }) {\n${body}\n}\n`
const rightPrice = price('  return <b>{of.length}</b>')

const site = await servedSite({
  'site.config.ts': settings(),
  'extensions.ts': extensions,
  'tags/index.ts': registry,
  'tags/price.tsx': rightPrice,
  'content/index.mdx': page('First', 'Words.'),
  'content/second.mdx': page('Second', 'Words of the second page.'),
  'content/tagged.mdx': page('Tagged', 'It costs <Price of="me" />.'),
})
await site.write('data/price.ts', 'export const price = 41\n')
const source = `import { price } from '../data/price.ts'\n\nIt costs {price}.`
await site.editFile('content/priced.mdx', page('Priced', source), '/priced', '41.')

/** Waits until a page is refused for a reason, and checks where it is said. */
async function refused(sitePath: string, place: string, reason: string): Promise<void> {
  await until(async () =>
    expect(await site.diagnosticsOf(sitePath)).toContain(`${place}  ${reason}`),
  )
  const { status, text } = await site.get(sitePath)
  expect(status).toBe(500)
  expect(text).toContain(place)
  // No colors of the terminal, no stack.
  expect(text).not.toContain('\x1b')
  expect(text).not.toMatch(/^\s*at /m)
  expect(site.printed()).toContain(`${place}  ${reason}`)
}

/** Waits until a page is served again, with nothing wrong. */
async function served(sitePath: string, shows: string): Promise<void> {
  await until(async () => (await site.get(sitePath)).text.includes(shows))
  expect((await site.get(sitePath)).status).toBe(200)
  expect(await site.diagnosticsOf(sitePath)).toBe('')
}

const right = page('First', 'Fixed words.')
test.each([
  ['frontmatter', right.replace('title:', 'titel:'), 'index.mdx:2', 'frontmatter field "titel"'],
  ['MDX', `${right}\n{1 +\n`, 'index.mdx:8', 'Unexpected end of file'],
  ['a tag', `${right}\n<Unknown />\n`, 'index.mdx:8', '<Unknown> is not a tag'],
  [
    'a fence',
    `${right}\n~~~klingon\nnuqneH\n~~~\n`,
    'index.mdx:8',
    'code has the unknown language',
  ],
  [
    'what a tag is given',
    `${right}\n<Snippet file="no.ts" />\n`,
    'index.mdx:8',
    '<Snippet> cannot',
  ],
])('in %s', async (_, text, place, reason) => {
  await site.write('content/index.mdx', text)
  await refused('/', `content/${place}`, reason)
  // Other pages go on.
  expect((await site.get('/second')).status).toBe(200)
  await site.write('content/index.mdx', right)
  await served('/', 'Fixed words.')
})

test('in the data a page imports', async () => {
  await site.write('data/price.ts', '\nexport const = 1\n')
  await refused('/priced', 'data/price.ts:2', 'cannot be read: Unexpected token')
  await site.write('data/price.ts', "\n\nthrow new Error('no price today')\n")
  await refused('/priced', 'data/price.ts:3', 'cannot be run: no price today')
  await site.write('data/price.ts', 'export const cost = 43\n')
  await refused('/priced', 'content/priced.mdx:6', 'imports "price" from')
  await site.remove('data/price.ts')
  await refused('/priced', 'content/priced.mdx:6', 'imports "')
  await site.write('data/price.ts', 'export const price = 43\n')
  await served('/priced', 'It costs 43.')
})

test('in a component', async () => {
  await site.write('tags/price.tsx', price('  return <b>{(}</b>'))
  await refused('/tagged', 'tags/price.tsx:2', 'cannot be read: Unexpected token')
  await site.write(
    'tags/price.tsx',
    `import { no } from './no.ts'\n${price('  return <b>{no}</b>')}`,
  )
  await refused('/tagged', 'tags/price.tsx:1', 'imports "./no.ts", which does not exist')
  await site.write('tags/price.tsx', price('  return <b>{of.no.length}</b>'))
  await refused('/tagged', 'content/tagged.mdx:6', '<Price> cannot be rendered: Cannot read prop')
  expect(await site.diagnosticsOf('/tagged')).toContain('tags/price.tsx:2')
  await site.write('tags/price.tsx', rightPrice)
  await served('/tagged', '<b>2</b>')
})

test('in the settings, on every page', async () => {
  const told = await site.editFile(
    'site.config.ts',
    settings('topNavigation: []'),
    '/priced',
    'site.config.ts:1',
  )
  expect(told).toEqual(new Set([EDITED]))
  await refused('/', 'site.config.ts:1', 'field "topNavigation" is unknown')
  await site.write('site.config.ts', 'export default {')
  await refused('/second', 'site.config.ts:1', 'cannot be read')
  // Fixed as they were, they load no page anew.
  expect(await site.editFile('site.config.ts', settings(), '/second', 'second page')).toEqual(
    new Set([EDITED]),
  )
  await served('/', 'Fixed words.')
})
