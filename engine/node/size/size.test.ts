import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { searchIndexFiles } from '../output/search/search-index.ts'
import { ENGINE_ROOT } from '../project.ts'
import { budgets } from './budgets.ts'
import { measureSite } from './measure-site.ts'
import { purposeOf } from './scripts.ts'
import { checkSize } from './size.ts'

const page = (base: string, body: string) =>
  `<!doctype html><html data-search="${base}assets/search-aaaaaaaa.json"><head>` +
  `<link rel="icon" href="${base}icon-light.svg" media="(prefers-color-scheme: light)">` +
  `<link rel="icon" href="${base}icon-dark.svg" media="(prefers-color-scheme: dark)">` +
  `<link rel="preload" href="${base}assets/text-aaaaaaaa.woff2" as="font" crossorigin>` +
  `<link rel="stylesheet" href="${base}assets/site-aaaaaaaa.css">` +
  `<script type="importmap">{"imports":{"app":"${base}assets/client-aaaaaaaa.js"}}</script>` +
  `<script type="module" src="${base}assets/boot-aaaaaaaa.js"></script>` +
  `</head><body><div id="article">${body}</div></body></html>`

/** The search index of the site: each part takes as many bytes as it has characters. */
const index = Object.fromEntries(
  searchIndexFiles(
    [
      { href: '/', title: 'One', titles: [], text: 'Two three.', isPage: true },
      { href: '/a/page', title: 'A page', titles: [], text: 'Four five.', isPage: true },
    ],
    [],
    'en',
    'aaaaaaaa',
  ).map(({ file, text }) => [file, text]),
)

/** What a test changes in the site. */
interface FakeSite {
  basePath?: string
  /** Markup of the article of `/a/page`. */
  body?: string
  /** Files that replace those of the site or join them, by their place in the output folder. */
  files?: Readonly<Record<string, string>>
}

/**
 * Writes a built site of two pages to a folder of its own, which is gone when the test ends. Files named `*.br`
 * stand for compressed forms.
 */
async function fakeSite({ basePath = '/', body = '', files = {} }: FakeSite = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'fake-site-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const all: Record<string, string> = {
    'index.html': page(basePath, '<p>one two three</p>'),
    'a/page.html': page(basePath, body),
    'a/page.html.br': 'h'.repeat(700),
    'assets/site-aaaaaaaa.css': `@font-face{src:url(${basePath}assets/text-aaaaaaaa.woff2)}@font-face{src:url(${basePath}assets/math-aaaaaaaa.woff2)}`,
    'assets/site-aaaaaaaa.css.br': 'c'.repeat(500),
    'assets/text-aaaaaaaa.woff2': 'f'.repeat(900),
    'assets/math-aaaaaaaa.woff2': 'f'.repeat(80),
    'assets/boot-aaaaaaaa.js': 'import("app")',
    'assets/boot-aaaaaaaa.js.br': 'b'.repeat(300),
    'assets/client-aaaaaaaa.js':
      'import{a as r}from"./shared-aaaaaaaa.js";r(()=>import("./menu-aaaaaaaa.js"))',
    'assets/client-aaaaaaaa.js.br': 'a'.repeat(1000),
    'assets/shared-aaaaaaaa.js': 'export{b as a}from"./deeper-aaaaaaaa.js"',
    'assets/shared-aaaaaaaa.js.br': 'a'.repeat(200),
    'assets/deeper-aaaaaaaa.js': 'export const b=1',
    'assets/deeper-aaaaaaaa.js.br': 'a'.repeat(30),
    'assets/menu-aaaaaaaa.js': 'import"./shared-aaaaaaaa.js"',
    'assets/menu-aaaaaaaa.js.br': 'm'.repeat(60),
    'assets/search-engine-aaaaaaaa.js': '',
    'assets/search-engine-aaaaaaaa.js.br': 's'.repeat(40),
    'assets/tabs-island-aaaaaaaa.js': '',
    'assets/tabs-island-aaaaaaaa.js.br': 't'.repeat(20),
    ...index,
    'icon-light.svg': 'i'.repeat(5),
    'logo-light.svg': 'l'.repeat(11),
    'logo-dark.svg': 'd'.repeat(13),
    'logo-light.svg.br': 'l'.repeat(11),
    'logo-dark.svg.br': 'd'.repeat(13),
    ...files,
  }
  for (const [file, content] of Object.entries(all)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), content)
  }
  return folder
}

const pair = (more = '') =>
  `<img class="light-only" src="/logo-light.svg"${more}><img class="dark-only" src="/logo-dark.svg"${more}>`

async function pageOf(folder: string, basePath = '/') {
  const { pages } = await measureSite(folder, basePath)
  const page = pages.find(({ path }) => path === '/a/page')
  if (!page) throw new Error('the page was not measured')
  return page
}

describe('a first visit', () => {
  it('counts compressed forms where they are, and one icon', async () => {
    expect(await pageOf(await fakeSite({ body: '<p>two words</p>' }))).toEqual({
      path: '/a/page',
      words: 2,
      html: 700,
      css: 500,
      script: 300,
      fonts: 900,
      hasMathematics: false,
      drawings: 0,
      images: 5,
      figures: 0,
      figureCount: 0,
      requests: 5,
    })
  })

  it('counts the images of both themes, unless they are lazy', async () => {
    expect(await pageOf(await fakeSite({ body: pair() }))).toMatchObject({
      images: 29,
      requests: 7,
    })
    expect(await pageOf(await fakeSite({ body: pair(' loading="lazy"') }))).toMatchObject({
      images: 16,
      requests: 6,
    })
  })

  it('counts an address once, however often a page names it', async () => {
    const body = `<link rel="preload" as="image" href="/logo-light.svg">${pair()}${pair()}`
    expect((await pageOf(await fakeSite({ body }))).requests).toBe(7)
  })

  it('counts the font for mathematics only where there is some', async () => {
    expect(await pageOf(await fakeSite({ body: '<math><mi>x</mi></math>' }))).toMatchObject({
      fonts: 980,
      requests: 6,
    })
  })

  it('tells the drawings of an article, which come as the reader comes near', async () => {
    const image = '<img class="light-only" loading="lazy" src="/logo-light.svg" alt="">'
    const body = `${image}<div id="article">${image.replace('logo-light', 'logo-dark')}</div>`
    expect(await pageOf(await fakeSite({ body }))).toMatchObject({ drawings: 1 })
  })

  it('finds files below a base path', async () => {
    const folder = await fakeSite({ basePath: '/docs/' })
    expect(await pageOf(folder, '/docs/')).toMatchObject({ css: 500, script: 300, fonts: 900 })
  })
})

describe('what comes later', () => {
  it('counts with the app all it imports at once, and sorts the rest by purpose', async () => {
    const { scripts } = await measureSite(await fakeSite(), '/')
    expect(scripts.app.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(1230)
    expect(scripts.lazy).toEqual({
      dialogs: [{ name: 'menu-aaaaaaaa.js', bytes: 60 }],
      search: [{ name: 'search-engine-aaaaaaaa.js', bytes: 40 }],
      island: [{ name: 'tabs-island-aaaaaaaa.js', bytes: 20 }],
      figure: [],
    })
  })

  it.each([
    ['search-dialog-Ab3_-xyz.js', 'search'],
    ['search-engine-Ab3_-xyz.js', 'search'],
    ['minisearch-Ab3_-xyz.js', 'search'],
    ['curve-island-Ab3_-xyz.js', 'island'],
    ['word-tips-Ab3_-xyz.js', 'island'],
    ['tokens-Ab3_-xyz.js', 'island'],
    ['zoom-images-Ab3_-xyz.js', 'island'],
    ['renew-behind-Ab3_-xyz.js', 'island'],
    ['in-background-Ab3_-xyz.js', 'island'],
    ['figure-kit-Ab3_-xyz.js', 'figure'],
    ['dist-Ab3_-xyz.js', 'dialogs'],
  ])('takes %s for part of %s', (name, purpose) => {
    expect(purposeOf(name)).toBe(purpose)
  })
})

describe('the budgets', () => {
  it('are kept by a small site', async () => {
    const { kept, report } = await checkSize(await fakeSite(), '/')
    expect(report).toContain('budgets are kept by all 2 pages')
    expect(kept).toBe(true)
  })

  it.each([
    ['assets/boot-aaaaaaaa.js.br', budgets.script],
    ['assets/site-aaaaaaaa.css.br', budgets.css],
    ['a/page.html.br', budgets.html],
    ['assets/text-aaaaaaaa.woff2', budgets.fonts],
    ['assets/deeper-aaaaaaaa.js.br', budgets.app],
    ['assets/mono-aaaaaaaa.woff2', budgets.mono],
    ['assets/menu-aaaaaaaa.js.br', budgets.overlays],
    ['assets/search-engine-aaaaaaaa.js.br', budgets.overlays],
  ])('fail when %s is a byte too large', async (file, budget) => {
    const folder = await fakeSite({ files: { [file]: 'x'.repeat(budget.limit + 1) } })
    const { kept, report } = await checkSize(folder, '/')
    expect(kept).toBe(false)
    expect(report).toContain(`Over the limit: ${budget.name}`)
  })

  it('hold the figures of a page to their limit, and count what they share once', async () => {
    const figure = (name: string, bytes: number) => ({
      [`assets/${name}-island-aaaaaaaa.js`]:
        'import"./figure-kit-aaaaaaaa.js";import"./shared-aaaaaaaa.js"',
      [`assets/${name}-island-aaaaaaaa.js.br`]: 'f'.repeat(bytes),
    })
    const site = (bytes: number) =>
      fakeSite({
        body: '<div data-island="curve"></div><div data-island="bars"></div><div data-island="tabs"></div>',
        files: {
          ...figure('curve', 1_000),
          ...figure('bars', bytes),
          'assets/figure-kit-aaaaaaaa.js': '',
          'assets/figure-kit-aaaaaaaa.js.br': 'k'.repeat(10_000),
        },
      })
    const rest = budgets.figures.limit - 11_000
    expect((await pageOf(await site(rest))).figures).toBe(budgets.figures.limit)
    const { kept, report } = await checkSize(await site(rest + 1), '/')
    expect(kept).toBe(false)
    expect(report).toMatch(/\/a\/page .*over: figures/)
  })

  it('fail when a page makes too many requests, and name it', async () => {
    const body = [1, 2].map(name => `<img src="/${name}.svg">`).join('')
    const files = { '1.svg': '', '2.svg': '' }
    const { kept, report } = await checkSize(await fakeSite({ body, files }), '/')
    expect(kept).toBe(false)
    expect(report).toMatch(/\/a\/page .*over: requests/)
  })

  it('allow a long article more HTML, in proportion', async () => {
    const files = { 'a/page.html.br': 'h'.repeat(budgets.html.limit + 1) }
    const words = (count: number) => `<p>${'word '.repeat(count)}</p>`
    expect((await checkSize(await fakeSite({ body: words(600), files }), '/')).kept).toBe(false)
    expect((await checkSize(await fakeSite({ body: words(700), files }), '/')).kept).toBe(true)
  })

  it.each([
    ['terms-0', budgets.firstAnswer],
    ['words-0', budgets.firstAnswer],
    ['text-0', budgets.wholeSearch],
    ['terms-0', budgets.searchTotal],
  ])('fail when the part %s of the search index is too large', async (part, budget) => {
    const file = `assets/search-aaaaaaaa-${part}.json.br`
    const files = { [file]: 'i'.repeat(2 * budget.limit + 1) }
    const { kept, report } = await checkSize(await fakeSite({ files }), '/')
    expect(kept).toBe(false)
    expect(report).toContain(`Over the limit: ${budget.name}`)
  })

  it('count the texts behind results apart from a first answer', async () => {
    const files = { 'assets/search-aaaaaaaa-text-0.json.br': 'i'.repeat(budgets.firstAnswer.limit) }
    expect((await checkSize(await fakeSite({ files }), '/')).kept).toBe(true)
  })
})

describe('the command', () => {
  const run = promisify(execFile)
  const cli = path.join(ENGINE_ROOT, 'node/cli.ts')
  const size = (folder: string) => run(process.execPath, [cli, 'size', '--out', folder])

  it('ends well when every budget is kept', async () => {
    expect((await size(await fakeSite())).stdout).toContain('budgets are kept')
  })

  it('ends with 1 over a limit', async () => {
    const files = { 'assets/boot-aaaaaaaa.js.br': 'x'.repeat(budgets.script.limit + 1) }
    await expect(size(await fakeSite({ files }))).rejects.toMatchObject({ code: 1 })
  })

  it('says so when a page refers to a file that is missing', async () => {
    const folder = await fakeSite({ body: '<img src="/gone.png">' })
    await expect(size(folder)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('gone.png'),
    })
  })

  it('says so when nothing was built', async () => {
    await expect(size('/nowhere/at/all')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('npm run build'),
    })
  })
})
