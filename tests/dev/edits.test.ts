import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { EDITED } from '#engine/client/dev/messages.ts'
import { type DevSite, devSite, page, settings, until } from './dev-site.ts'

vi.setConfig({ testTimeout: 0, hookTimeout: 0 })

/** What tells the browser to load its page anew. */
const RELOAD = 'full-reload'

const sidebar = (first: string) =>
  `export const sidebar = [{ text: 'Area', items: [{ text: '${first}', link: '/' }] }]\n`

let site: DevSite

beforeAll(async () => {
  site = await devSite({
    'site.config.ts': `import { sidebar } from './content/sidebar.ts'\n${settings('sidebar')}`,
    'content/sidebar.ts': sidebar('First'),
    'content/index.mdx': page('First', 'Words of the first page.'),
  })
  // A page imports data as it would in the project, from wherever the data lies.
  await site.write('data/price.ts', 'export const price = 41\n')
  const source = `import { price } from '${site.fileAt('data/price.ts')}'\n\nIt costs {price}.`
  await site.edit(() => site.write('content/priced.mdx', page('Priced', source)), '/priced', '41.')
})
afterAll(() => site.close())

test('of a page are told and served', async () => {
  const told = await site.edit(
    () => site.write('content/index.mdx', page('First', 'Other words.')),
    '/',
    'Other words.',
  )
  expect(told).toEqual(new Set([EDITED]))
})

test('of data a page imports are told and served', async () => {
  expect((await site.get('/priced')).text).toContain('It costs 41.')
  const told = await site.edit(
    () => site.write('data/price.ts', 'export const price = 42\n'),
    '/priced',
    'It costs 42.',
  )
  expect(told).toEqual(new Set([EDITED]))
})

test('of code a page shows are told and served, without an output that is older', async () => {
  await site.write('content/snippets/hello.ts', "console.log('hello')\n")
  const shown = page('Shown', '<Snippet file="hello.ts" />')
  await site.edit(() => site.write('content/shown.mdx', shown), '/shown', 'hello')
  const told = await site.edit(
    () => site.write('content/snippets/hello.ts', "console.log('goodbye')\n"),
    '/shown',
    'goodbye',
  )
  expect(told).toEqual(new Set([EDITED]))
  expect((await site.get('/shown')).text).not.toContain('Output')
})

test('of the sidebar, which comes with each page, are told and served', async () => {
  const told = await site.edit(
    () => site.write('content/sidebar.ts', sidebar('Renamed')),
    '/',
    'Renamed',
  )
  expect(told).toEqual(new Set([EDITED]))
})

test('of settings that are in the scripts load the page anew', async () => {
  const config = `import { sidebar } from './content/sidebar.ts'\n${settings("sidebar, topNav: [{ text: 'Top', link: '/' }]")}`
  expect(await site.edit(() => site.write('site.config.ts', config), '/', 'Top')).toContain(RELOAD)
})

test('pages come and go', async () => {
  expect((await site.get('/new')).status).toBe(404)
  const words = page('New', 'Just written.')
  await site.edit(() => site.write('content/new.mdx', words), '/new', 'Just written.')
  await site.edit(() => site.remove('content/new.mdx'), '/new', 'Page Not Found')
  expect((await site.get('/new')).status).toBe(404)
})

test('that rename a page leave its title its own', async () => {
  await site.edit(() => site.write('content/old.mdx', page('Kept', 'Words.')), '/old', 'Words.')
  await site.edit(() => site.rename('content/old.mdx', 'content/renamed.mdx'), '/renamed', 'Words.')
  await until(async () => (await site.get('/old')).status === 404)
  expect(await site.diagnosticsOf('/renamed')).not.toContain('title')
  expect(site.printed()).not.toContain('has the same title')
})
