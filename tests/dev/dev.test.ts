import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EDITED } from '#engine/client/dev/messages.ts'
import { type DevSite, devSite, page, settings } from './dev-site.ts'

/** What tells the browser to load its page anew. */
const RELOAD = 'full-reload'

let site: DevSite

beforeAll(async () => {
  site = await devSite({
    'site.config.ts': `import { sidebar } from './content/sidebar.ts'\n${settings('sidebar')}`,
    'content/sidebar.ts':
      "export const sidebar = [{ text: 'Area', items: [{ text: 'First', link: '/' }] }]\n",
    'content/index.mdx': page('First', 'Words of the first page.'),
    'content/folder/second.mdx': page('Second', '## A heading\n\nWords of the second page.'),
    'public/note.txt': 'a static file',
  })
  // A page imports data as it would in the project, from wherever the data lies.
  await site.write('data/price.ts', 'export const price = 41\n')
  const source = `import { price } from '${site.fileAt('data/price.ts')}'\n\nIt costs {price}.`
  await site.edit(() => site.write('content/priced.mdx', page('Priced', source)), '/priced', '41.')
})
afterAll(() => site.close())

describe('what is served', () => {
  test('a page, with and without .html, complete before any script', async () => {
    for (const address of ['/folder/second', '/folder/second.html', '/folder/second/']) {
      const { status, text } = await site.get(address)
      expect(status).toBe(200)
      expect(text).toContain('Words of the second page.')
      expect(text).toContain('<h2 id="a-heading">')
      expect(text).toContain('<title>Second</title>')
    }
  })

  test('a style sheet that every page links, with the rules of components', async () => {
    const { text } = await site.get('/')
    const address = /<link rel="stylesheet" href="([^"]+)"/.exec(text)?.[1] ?? ''
    const sheet = await site.get(address)
    expect(sheet.status).toBe(200)
    expect(sheet.text).toContain('@layer chrome')
    const main = /<main class="(\S+)"/.exec(text)?.[1] ?? 'none'
    expect(sheet.text.includes(`.${main}`), main).toBe(true)
  })

  test('the scripts a page names', async () => {
    const { text } = await site.get('/')
    const scripts = [...text.matchAll(/(?:src|data-app)="([^"]+\.tsx?)"/g)].map(
      match => match[1] ?? '',
    )
    expect(scripts.length).toBeGreaterThanOrEqual(3)
    for (const script of scripts) expect((await site.get(script)).status).toBe(200)
  })

  test('static files, and the not-found page for everything else', async () => {
    expect(await site.get('/note.txt')).toEqual({ status: 200, text: 'a static file' })
    const missing = await site.get('/folder/missing')
    expect(missing.status).toBe(404)
    expect(missing.text).toContain('Page Not Found')
    expect((await site.get('/%E0%A4%A')).status).toBe(404)
  })

  test('the search index of all pages, new after an edit', async () => {
    expect((await site.get('/assets/search-dev.json')).text).toContain('Words of the second page.')
    await site.edit(
      () => site.write('content/third.mdx', page('Third', 'Zanzibar.')),
      '/assets/search-dev.json',
      'Zanzibar',
    )
    await site.edit(() => site.remove('content/third.mdx'), '/third', 'Page Not Found')
    expect((await site.get('/assets/search-dev.json')).text).not.toContain('Zanzibar')
  })
})

describe('edits', () => {
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

  test('of the settings, and of what they import, load the page anew', async () => {
    const sidebar =
      "export const sidebar = [{ text: 'Area', items: [{ text: 'Renamed', link: '/' }] }]\n"
    expect(
      await site.edit(() => site.write('content/sidebar.ts', sidebar), '/', 'Renamed'),
    ).toContain(RELOAD)
    const config = `import { sidebar } from './content/sidebar.ts'\n${settings("sidebar, titleTemplate: '%s of Tiny'")}`
    expect(
      await site.edit(
        () => site.write('site.config.ts', config),
        '/',
        '<title>First of Tiny</title>',
      ),
    ).toContain(RELOAD)
  })

  test('pages come and go', async () => {
    expect((await site.get('/new')).status).toBe(404)
    const words = page('New', 'Just written.')
    await site.edit(() => site.write('content/new.mdx', words), '/new', 'Just written.')
    await site.edit(() => site.remove('content/new.mdx'), '/new', 'Page Not Found')
    expect((await site.get('/new')).status).toBe(404)
  })
})

describe('diagnostics', () => {
  const right = page('First', 'Mended words.')
  test.each([
    ['frontmatter', right.replace('title:', 'titel:'), 'content/index.mdx:2', 'is unknown'],
    ['MDX', `${right}\n{1 +\n`, 'content/index.mdx:', 'Unexpected end of file'],
    ['a tag', `${right}\n<Unknown />\n`, 'content/index.mdx:8', '&lt;Unknown> is not a tag'],
  ])(
    'in %s are shown in place of the page until they are fixed',
    async (_, text, place, reason) => {
      await site.edit(() => site.write('content/index.mdx', text), '/', reason)
      const wrong = await site.get('/')
      expect(wrong.status).toBe(500)
      expect(wrong.text).toContain(place)
      expect(site.printed()).toContain(place)
      // Other pages go on.
      expect((await site.get('/priced')).status).toBe(200)
      await site.edit(() => site.write('content/index.mdx', right), '/', 'Mended words.')
      expect((await site.get('/')).status).toBe(200)
    },
  )

  test('two pages with one title are shown in place of the second', async () => {
    const same = right.replace('First', 'Second')
    const reason = 'folder/second.mdx:2  has the same title as content/index.mdx'
    await site.edit(() => site.write('content/index.mdx', same), '/folder/second', reason)
    expect(site.printed()).toContain(reason)
    await site.edit(() => site.write('content/index.mdx', right), '/folder/second', 'Words of')
  })

  test('in the data a page imports name the file and the line', async () => {
    const wrong = '\nexport const = 1\n'
    await site.edit(
      () => site.write('data/price.ts', wrong),
      '/priced',
      'price.ts:2  cannot be read',
    )
    expect((await site.get('/priced')).status).toBe(500)
    const fixed = 'export const price = 43\n'
    await site.edit(() => site.write('data/price.ts', fixed), '/priced', 'It costs 43.')
  })

  test('in the settings are shown on every page until they are fixed', async () => {
    const reason = 'site.config.ts  field "topNavigation" is unknown'
    const told = await site.edit(
      () => site.write('site.config.ts', settings('topNavigation: []')),
      '/priced',
      reason,
    )
    expect(told).toContain(EDITED)
    expect((await site.get('/')).status).toBe(500)
    expect(site.printed()).toContain(reason)
    expect(
      await site.edit(() => site.write('site.config.ts', settings()), '/priced', 'It costs'),
    ).toContain(RELOAD)
  })
})

test('a base path is before every page, file and script, and nothing is without it', async () => {
  const below = await devSite(
    {
      'site.config.ts': settings(),
      'content/index.mdx': page('First', '[Second](/second)'),
      'content/second.mdx': page('Second', 'Words.'),
      'public/note.txt': 'a static file',
    },
    { BASE_PATH: '/docs/' },
  )
  try {
    expect(below.url).toMatch(/\/docs\/$/)
    const { text } = await below.get('/docs/')
    expect(text).toContain('href="/docs/second"')
    const addresses = [...text.matchAll(/(?:src|data-app|data-search|href)="(\/[^"]*)"/g)].map(
      match => match[1] ?? '',
    )
    expect(addresses.filter(address => !address.startsWith('/docs/'))).toEqual([])
    for (const address of [...addresses, '/docs/note.txt', '/docs/second.html'])
      expect([address, (await below.get(address)).status]).toEqual([address, 200])
    expect((await below.get('/second')).status).toBe(404)
  } finally {
    await below.close()
  }
})
