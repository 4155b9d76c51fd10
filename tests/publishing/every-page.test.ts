import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { headScript } from '#engine/client/head-script.ts'
import { isRedirectPage } from '#engine/node/output/redirect-pages.ts'
import { build, fixtureRoot, temporaryFolder } from '#support/fixture.ts'
import { all, attribute } from '#support/html.ts'

let remove = async () => {}
const pages = new Map<string, Root>()

beforeAll(async () => {
  const temporary = await temporaryFolder()
  remove = temporary.remove
  for (const name of ['full', 'plain']) {
    const folder = path.join(temporary.folder, name)
    await build(fixtureRoot(name), folder)
    for await (const file of glob('**/*.html', { cwd: folder })) {
      const html = await readFile(path.join(folder, file), 'utf8')
      if (!isRedirectPage(html)) pages.set(`${name}/${file}`, fromHtml(html))
    }
  }
})
afterAll(() => remove())

/** What of each page is not as it should be, by page. */
function faults(read: (page: Root) => unknown[]): Record<string, unknown[]> {
  const found = [...pages].map(([name, page]) => [name, read(page)] as const)
  return Object.fromEntries(found.filter(([, list]) => list.length > 0))
}

it('there are pages to look at', () => {
  expect(pages.size).toBeGreaterThan(10)
})

it('no element has a style attribute', () => {
  const styled = faults(page => all(page, { with: { style: /./ } }).map(({ tagName }) => tagName))
  expect(styled).toEqual({})
  // A policy names the rules that only some pages need by their hashes: each of them says what it is for.
  const nameless = (page: Root) =>
    all(page, { tag: 'style' }).filter(style => attribute(style, 'dataRules') === undefined)
  expect(faults(nameless)).toEqual({})
})

/** Types of scripts that hold data. */
const DATA_TYPES = ['application/json', 'application/ld+json', 'importmap']

it('the one inline script is that of the theme; besides it there is data alone', () => {
  const hash = (content: string) => createHash('sha256').update(content).digest('base64')
  const scripts = faults(page =>
    all(page, { tag: 'script' })
      .filter(script => attribute(script, 'src') === undefined)
      // Blocks of data, by the HTML standard: no browser runs them.
      .filter(script => !DATA_TYPES.includes(attribute(script, 'type') ?? ''))
      .map(script => hash(textOf(script)))
      .filter(found => found !== hash(headScript())),
  )
  expect(scripts).toEqual({})
  const handlers = faults(page =>
    all(page, {}).flatMap(({ properties }) =>
      Object.keys(properties).filter(name => /^on[A-Z]/.test(name)),
    ),
  )
  expect(handlers).toEqual({})
})

it('what is fetched early is fetched once', () => {
  const twice = faults(page => {
    const early = all(page, { tag: 'link', with: { rel: 'preload' } })
    const addresses = early.map(link => attribute(link, 'href'))
    return addresses.filter((address, index) => addresses.indexOf(address) !== index)
  })
  expect(twice).toEqual({})
})

it('an article begins with its words, not with hints to the browser', () => {
  const hints = faults(page =>
    all(page, { with: { className: /^article$/ } }).flatMap(article =>
      all(article, { tag: 'link' }),
    ),
  )
  expect(hints).toEqual({})
})

it('no id stands twice', () => {
  const twice = faults(page => {
    const ids = all(page, { with: { id: /./ } }).map(element => attribute(element, 'id'))
    return ids.filter((id, index) => ids.indexOf(id) !== index)
  })
  expect(twice).toEqual({})
})
