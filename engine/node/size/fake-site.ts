import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

const page = (base: string, body: string) =>
  `<!doctype html><html data-search="${base}assets/search-aaaaaaaa.json"><head>` +
  `<link rel="icon" href="${base}icon-light.svg" media="(prefers-color-scheme: light)">` +
  `<link rel="icon" href="${base}icon-dark.svg" media="(prefers-color-scheme: dark)">` +
  `<link rel="preload" href="${base}assets/text-aaaaaaaa.woff2" as="font" crossorigin>` +
  `<link rel="stylesheet" href="${base}assets/site-aaaaaaaa.css">` +
  `<script type="module" src="${base}assets/boot-aaaaaaaa.js" data-app="${base}assets/client-aaaaaaaa.js"></script>` +
  `</head><body><div id="article">${body}</div></body></html>`

/** What a test changes in the site. */
export interface FakeSite {
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
export async function fakeSite({ basePath = '/', body = '', files = {} }: FakeSite = {}) {
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
    'assets/boot-aaaaaaaa.js': 'import(document.body.dataset.app)',
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
    'assets/search-aaaaaaaa.json': '[]',
    'assets/search-aaaaaaaa.json.br': 'i'.repeat(160),
    'icon-light.svg': 'i'.repeat(5),
    'logo-light.svg': 'l'.repeat(11),
    'logo-dark.svg': 'd'.repeat(13),
    ...files,
  }
  for (const [file, content] of Object.entries(all)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), content)
  }
  return folder
}
