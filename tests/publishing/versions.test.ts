import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Element, Root } from 'hast'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defineSite } from '#engine/model/config/define.ts'
import { siteOf } from '#engine/model/site.ts'
import { readSettings } from '#engine/node/config/load-config.ts'
import { build, fixtureRoot, messageOf, temporaryFolder } from '#support/fixture.ts'
import { all, attribute, one, readPage, text } from '#support/html.ts'

const { folder, remove } = await temporaryFolder()
afterAll(remove)

const current = path.join(folder, 'current')
const old = path.join(folder, 'old')
beforeAll(async () => {
  await build(fixtureRoot('versions'), current)
  await build(fixtureRoot('versions'), old, { environment: { BASE_PATH: '/v1/' } })
})

const notes = (page: Root) => all(page, { tag: 'p', with: { role: 'note' } })
const links = (node: Root | Element) =>
  all(node, { tag: 'a' }).map(link => [text(link), attribute(link, 'href')])
const canonical = (page: Root) =>
  attribute(one(page, { tag: 'link', with: { rel: 'canonical' } }), 'href')
/** The version menu as it is before scripts. */
const menu = (page: Root) => {
  const top = one(page, { tag: 'nav', with: { ariaLabel: 'Site' } })
  const entry = all(top, { tag: 'li' }).find(item => all(item, { tag: 'ul' }).length > 0)
  if (!entry) throw new Error('there is no menu')
  return entry
}

describe('a page of the current version', () => {
  it('has a menu that leads to the same page of each version, and marks this one', async () => {
    const entry = menu(await readPage(current, '/guide'))
    expect(text(entry)).toMatch(/^Version/)
    expect(links(entry)).toEqual([
      ['2.0', '/guide'],
      ['1.0', '/v1/guide'],
      ['Write to us', '/guide'],
    ])
    const marked = all(entry, { tag: 'a', with: { ariaCurrent: 'true' } })
    expect(marked.map(text)).toEqual(['2.0'])
  })

  it('has no notice, and is listed by its own address', async () => {
    const page = await readPage(current, '/guide')
    expect(notes(page)).toEqual([])
    expect(canonical(page)).toBe('https://versions.example.org/guide')
  })
})

describe('a page of an old version', () => {
  it('says so before its heading, with a link to the same page of the current one', async () => {
    const page = await readPage(old, '/guide')
    const article = one(page, { with: { id: 'article' } })
    const [first] = article.children
    expect(notes(page)).toEqual([first])
    expect(notes(page).map(text)).toEqual([
      'This is version 1.0 of the documentation. Read this page of version 2.0',
    ])
    expect(notes(page).flatMap(links)).toEqual([['Read this page of version 2.0', '/guide']])
  })

  it('is listed by the address of the current version', async () => {
    expect(canonical(await readPage(old, '/guide'))).toBe('https://versions.example.org/guide')
    expect(canonical(await readPage(old, '/'))).toBe('https://versions.example.org/')
    const listed = readFileSync(path.join(old, 'sitemap.xml'), 'utf8')
    expect([...listed.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address)).toEqual([
      'https://versions.example.org/v1/dropped',
    ])
  })

  it('leads to the first page where the current version does not have it', async () => {
    const page = await readPage(old, '/dropped')
    expect(notes(page).map(text)).toEqual([
      'This is version 1.0 of the documentation. Version 2.0 does not have this page. Go to version 2.0',
    ])
    expect(notes(page).flatMap(links)).toEqual([['Go to version 2.0', '/']])
    expect(canonical(page)).toBe('https://versions.example.org/v1/dropped')
    expect(links(menu(page)).slice(0, 2)).toEqual([
      ['2.0', '/'],
      ['1.0', '/v1/dropped'],
    ])
  })

  it('is not found by the words of the notice, which are in no text for programs', () => {
    const texts = ['guide.md', 'llms-full.txt'].map(file =>
      readFileSync(path.join(old, file), 'utf8'),
    )
    expect(texts.filter(each => each.includes('Read this page of version'))).toEqual([])
  })
})

it('links to other versions are followed by the browser, whose pages are of another site', async () => {
  const there = await readPage(current, '/guide')
  const back = await readPage(old, '/guide')
  const [away] = all(there, { tag: 'a', with: { href: '/v1/guide' } })
  const [notice] = notes(back).flatMap(note => all(note, { tag: 'a' }))
  expect([away, notice].map(link => link && attribute(link, 'target'))).toEqual(['_top', '_top'])
})

it('a build whose base path is that of no version stops', async () => {
  expect(await messageOf('versions', { BASE_PATH: '/v3/' })).toMatchInlineSnapshot(`
    "site.config.ts:8  field "versions": expected a version with the base path of this build, "/v3/", found "/", "/v1/"
        fix: add that version, or build one of these: its base path in the variable BASE_PATH"
  `)
})

const settings = (more: object) =>
  readSettings(
    defineSite({
      title: 'Versions',
      description: 'A site.',
      baseUrl: 'https://versions.example.org',
      ...more,
    }),
    {},
  )

it('two versions of one label, or at one place, stop the build', () => {
  const versions = [
    { label: '1.0', basePath: '/' },
    { label: '1.0', basePath: '/' },
  ]
  expect(settings({ versions }).diagnostics.map(({ message }) => message)).toEqual([
    'field "versions[1].label": expected another one than that of an earlier version, found "1.0"',
    'field "versions[1].basePath": expected another one than that of an earlier version, found "/"',
  ])
})

it('a top navigation without an entry for the versions gets one, with the label of this one', () => {
  const versions = [
    { label: '2.0', basePath: '/' },
    { label: '1.0', basePath: '/v1/' },
  ]
  const { config } = settings({ versions })
  expect(config && siteOf(config).topNav).toEqual([{ id: 'versions', text: '2.0', versions: true }])
})
