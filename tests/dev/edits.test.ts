import { expect, test } from 'vitest'
import { EDITED } from '#engine/client/dev/messages.ts'
import { page, settings, until } from './dev-site.ts'
import { servedSite } from './served-site.ts'

/** What tells the browser to load its page anew. */
const RELOAD = 'full-reload'

const sidebar = (first: string) =>
  `export const sidebar = [{ text: 'Area', items: [{ text: '${first}', link: '/' }] }]\n`

const site = await servedSite({
  'site.config.ts': `import { sidebar } from './content/sidebar.ts'\n${settings('sidebar')}`,
  'content/sidebar.ts': sidebar('First'),
  'content/index.mdx': page('First', 'Words of the first page.'),
})
// A page imports data as it would in the project, from wherever the data lies.
await site.write('data/price.ts', 'export const price = 41\n')
const source = `import { price } from '../data/price.ts'\n\nIt costs {price}.`
await site.editFile('content/priced.mdx', page('Priced', source), '/priced', '41.')

/** Makes an edit of a file, and expects that the browser is told of just that. */
async function expectEdited(...edit: Parameters<typeof site.editFile>): Promise<void> {
  expect(await site.editFile(...edit)).toEqual(new Set([EDITED]))
}

test('of a page are told and served', async () => {
  await expectEdited('content/index.mdx', page('First', 'Other words.'), '/', 'Other words.')
})

test('of data a page imports are told and served', async () => {
  expect((await site.get('/priced')).text).toContain('It costs 41.')
  await expectEdited('data/price.ts', 'export const price = 42\n', '/priced', 'It costs 42.')
})

test('of code a page shows are told and served, without an output that is older', async () => {
  await site.write('content/snippets/hello.ts', "console.log('hello')\n")
  const shown = page('Shown', '<Snippet file="hello.ts" />')
  await site.editFile('content/shown.mdx', shown, '/shown', 'hello')
  await expectEdited('content/snippets/hello.ts', "console.log('goodbye')\n", '/shown', 'goodbye')
  expect((await site.get('/shown')).text).not.toContain('Output')
})

test('of the sidebar, which comes with each page, are told and served', async () => {
  await expectEdited('content/sidebar.ts', sidebar('Renamed'), '/', 'Renamed')
})

test('of settings that are in the scripts load the page anew', async () => {
  const config = `import { sidebar } from './content/sidebar.ts'\n${settings("sidebar, topNav: [{ text: 'Top', link: '/' }]")}`
  expect(await site.editFile('site.config.ts', config, '/', 'Top')).toContain(RELOAD)
})

test('pages come and go', async () => {
  expect((await site.get('/new')).status).toBe(404)
  const words = page('New', 'Just written.')
  await site.editFile('content/new.mdx', words, '/new', 'Just written.')
  await site.edit(() => site.remove('content/new.mdx'), '/new', 'Page Not Found')
  expect((await site.get('/new')).status).toBe(404)
})

test('that rename a page leave its title its own', async () => {
  await site.editFile('content/old.mdx', page('Kept', 'Words.'), '/old', 'Words.')
  await site.edit(() => site.rename('content/old.mdx', 'content/renamed.mdx'), '/renamed', 'Words.')
  await until(async () => (await site.get('/old')).status === 404)
  expect(await site.diagnosticsOf('/renamed')).not.toContain('title')
  expect(site.printed()).not.toContain('has the same title')
})
