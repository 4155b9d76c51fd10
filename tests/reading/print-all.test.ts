import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fromHtml } from 'hast-util-from-html'
import { describe, expect, it } from 'vitest'
import { pagesInOrder } from '#engine/model/sidebar.ts'
import { sidebar } from '#site/content/sidebar.ts'
import { builtPages, builtPrints } from '#support/built-pages.ts'
import { all, attribute, one, text } from '#support/html.ts'
import { BASE_PATH, type SiteName, sites } from '#support/sites/sites.ts'

const areas = sidebar.map(area => ({
  name: area.text,
  links: pagesInOrder([area]).map(({ link }) => link),
}))
const printed = areas.filter(({ links }) => links.length > 1)

/** Attributes whose value is one id or several of the same document. */
const REFERENCES = ['htmlFor', 'ariaControls', 'ariaDescribedBy', 'ariaLabelledBy', 'list']

describe.each(['root', 'docs'] as const)('documents to print of the site %s', (name: SiteName) => {
  const { folder } = sites[name]
  const base = name === 'docs' ? BASE_PATH.slice(0, -1) : ''
  const pages = new Map(builtPages(name).map(({ path: at, html }) => [at, fromHtml(html)]))
  const prints = builtPrints(name).map(each => ({ ...each, tree: fromHtml(each.html) }))
  const printOf = (area: string) => {
    const found = prints.find(({ tree }) =>
      text(one(tree, { tag: 'title' })).startsWith(`${area} on one page`),
    )
    if (!found) throw new Error(`no document holds all pages of ${area}`)
    return found
  }

  it('are there for each area of several pages, and for no other', () => {
    expect(printed.length).toBeGreaterThan(5)
    expect(prints).toHaveLength(printed.length)
  })

  it.each(printed)(
    'hold every page of $name, in the order of the sidebar',
    ({ name: area, links }) => {
      const articles = all(printOf(area).tree, { tag: 'article' })
      const headings = links.map(link => {
        const page = pages.get(link)
        return page && text(one(page, { tag: 'h1' }))
      })
      expect(articles.map(each => text(one(each, { tag: 'h1' })))).toEqual(headings)
    },
  )

  it('hold each id once, and nothing that refers to an id that is not there', () => {
    for (const { path: at, tree } of prints) {
      const ids = all(tree, { with: { id: /./ } }).map(each => attribute(each, 'id') ?? '')
      expect(ids.length, at).toBeGreaterThan(20)
      expect(ids, at).toEqual([...new Set(ids)])
      const known = new Set(ids)
      const lost = REFERENCES.flatMap(property =>
        all(tree, { with: { [property]: /./ } }).flatMap(each =>
          (attribute(each, property) ?? '').split(' ').filter(id => !known.has(id)),
        ),
      )
      expect(lost, at).toEqual([])
    }
  })

  it('lead to places within them where they have those, and else to the site', () => {
    let within = 0
    let beyond = 0
    for (const { path: at, tree } of prints) {
      const held = new Set(
        all(one(tree, { tag: 'nav' }), { tag: 'a' }).map(link => attribute(link, 'href')),
      )
      const own = new Set(all(tree, { with: { id: /./ } }).map(each => `#${attribute(each, 'id')}`))
      expect(
        [...held].filter(link => !own.has(link ?? '')),
        at,
      ).toEqual([])
      for (const link of all(one(tree, { tag: 'main' }), { tag: 'a' })) {
        const href = attribute(link, 'href') ?? ''
        if (/^[a-z]+:/.test(href)) continue
        if (href.startsWith('#')) {
          within++
          expect(own.has(href), `${at}: ${href}`).toBe(true)
          continue
        }
        beyond++
        expect(href.startsWith(`${base}/`), `${at}: ${href}`).toBe(true)
        const below = href.slice(base.length).replace(/[?#].*$/, '')
        const isThere = pages.has(below) || existsSync(path.join(folder, below))
        expect(isThere, `${at}: ${href}`).toBe(true)
      }
    }
    expect(within).toBeGreaterThan(100)
    expect(beyond).toBeGreaterThan(100)
  })

  it('are found from each of their pages by a plain link, and from no other page', () => {
    const listed = new Map(
      printed.flatMap(area =>
        area.links.map(link => [link, `${base}${printOf(area.name).path}`] as const),
      ),
    )
    for (const [at, page] of pages) {
      const links = all(page, { tag: 'a', with: { href: /\/print-all\// } })
      const expected = listed.get(at)
      expect(
        links.map(link => attribute(link, 'href')),
        at,
      ).toEqual(expected ? [expected] : [])
    }
  })

  it('hold what a page says, but no control and no script besides that of the theme', () => {
    for (const { path: at, tree } of prints) {
      for (const tag of ['button', 'input', 'select', 'form', 'fieldset'])
        expect(all(one(tree, { tag: 'main' }), { tag }), `${at}: ${tag}`).toEqual([])
      expect(all(tree, { tag: 'script' }), at).toHaveLength(1)
      expect(all(tree, { with: { dataIsland: /./ } }), at).toEqual([])
    }
    const blade = printOf('Blade').tree
    expect(all(blade, { tag: 'svg', with: { role: 'img' } }).length).toBeGreaterThan(5)
    expect(all(blade, { tag: 'math' }).length).toBeGreaterThan(10)
    expect(all(blade, { tag: 'aside' }).length).toBeGreaterThan(3)
  })

  it('are for no program: none lists them, and they ask not to be listed', () => {
    for (const { html } of prints) {
      expect(html).toContain('<meta name="robots" content="noindex">')
      expect(html).not.toContain('rel="canonical"')
    }
    const lists = ['sitemap.xml', 'llms.txt', 'llms-full.txt', 'feed.xml', 'index.json']
    for (const list of lists)
      expect(readFileSync(path.join(folder, list), 'utf8'), list).not.toContain('print-all/')
  })

  it('are together no larger than their articles', () => {
    const bytes = (html: string) => Buffer.byteLength(html)
    const articles = builtPages(name).map(({ html }) => bytes(html))
    const sum = (all: number[]) => all.reduce((total, each) => total + each, 0)
    expect(sum(prints.map(({ html }) => bytes(html)))).toBeLessThan(sum(articles))
  })
})
