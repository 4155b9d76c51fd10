import { expect, test } from 'vitest'
import { devSite, page, settings } from './dev-site.ts'
import { servedSite } from './served-site.ts'

const site = await servedSite({
  'site.config.ts': settings(),
  'content/index.mdx': page('First', 'Words of the first page.'),
  'content/folder/second.mdx': page('Second', '## A heading\n\nWords of the second page.'),
  'public/note.txt': 'a static file',
})

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
  const scripts = [...text.matchAll(/(?:src=|"app":)"([^"]+\.tsx?)"/g)].map(match => match[1] ?? '')
  expect(scripts.length).toBeGreaterThanOrEqual(3)
  for (const script of scripts) expect((await site.get(script)).status).toBe(200)
})

test('a worker that ends the one that a preview at the same address has left', async () => {
  const { status, text } = await site.get('/sw.js')
  expect(status).toBe(200)
  expect(text).toContain('unregister()')
  expect(text).not.toMatch(/\bfetch\b/)
})

test('static files, and the not-found page for everything else', async () => {
  expect(await site.get('/note.txt')).toEqual({ status: 200, text: 'a static file' })
  const missing = await site.get('/folder/missing')
  expect(missing.status).toBe(404)
  expect(missing.text).toContain('Page Not Found')
  expect((await site.get('/%E0%A4%A')).status).toBe(404)
})

test('pages as Markdown, and the lists for programs', async () => {
  const twin = await site.get('/folder/second.md')
  expect(twin.status).toBe(200)
  expect(twin.text).toContain('# Second\n')
  expect(twin.text).toContain('## A heading\n\nWords of the second page.')
  expect((await site.get('/llms.txt')).text).toContain('/folder/second.md)')
  expect((await site.get('/sitemap.xml')).text).toContain('/folder/second</loc>')
  expect((await site.get('/folder/missing.md')).status).toBe(404)
})

test('the search index of all pages, new after an edit', async () => {
  const texts = '/assets/search-dev-text-0.json'
  expect((await site.get('/assets/search-dev.json')).text).toContain('"count"')
  expect((await site.get(texts)).text).toContain('Words of the second page.')
  await site.editFile('content/third.mdx', page('Third', 'Zanzibar.'), texts, 'Zanzibar')
  await site.edit(() => site.remove('content/third.mdx'), '/third', 'Page Not Found')
  expect((await site.get(texts)).text).not.toContain('Zanzibar')
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
    const addresses = [...text.matchAll(/(?:(?:src|data-search|href)=|"app":)"(\/[^"]*)"/g)].map(
      match => match[1] ?? '',
    )
    expect(addresses.filter(address => !address.startsWith('/docs/'))).toEqual([])
    expect(addresses.length).toBeGreaterThan(5)
    for (const address of [...addresses, '/docs/note.txt', '/docs/second.html'])
      expect([address, (await below.get(address)).status]).toEqual([address, 200])
    expect((await below.get('/second')).status).toBe(404)
  } finally {
    await below.close()
  }
})
