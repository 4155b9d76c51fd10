import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as markdownText } from 'mdast-util-to-string'
import { describe, expect, it } from 'vitest'
import { normalizePath, outputFileOf } from '#engine/model/routes.ts'
import { type BuiltPage, builtPages } from '#support/built-pages.ts'
import { all, attribute, one, text } from '#support/html.ts'
import { type SiteName, sites } from '#support/sites/sites.ts'
import { headings, parts, readTwin, words } from '#support/twin.ts'

const ORIGINS: Partial<Record<SiteName, string>> = {
  root: 'https://docs.sushi.com',
  minimal: 'https://skylark.example',
}

/** Whether a part of an article is for the hand or the eye alone. */
function isControl(element: Element): boolean {
  const classes = (attribute(element, 'className') ?? '').split(' ')
  return (
    ['button', 'nav', 'fieldset', 'svg', 'math', 'select'].includes(element.tagName) ||
    ['status', 'tablist', 'tooltip', 'img'].includes(attribute(element, 'role') ?? '') ||
    ['anchor', 'needs-script', 'dark-only', 'figure-pictures'].some(name => classes.includes(name))
  )
}

/** What an article says, without controls. */
function said(article: Element): Element {
  const children = article.children.flatMap((child): Element['children'] => {
    if (child.type !== 'element') return [child]
    return isControl(child) ? [] : [said(child)]
  })
  return { ...article, children }
}

/** Numbers and addresses of a text. */
function values(article: Element): Set<string> {
  const blocks = [
    'p',
    'td',
    'th',
    'li',
    'dd',
    'dt',
    'pre',
    'h2',
    'h3',
    'h4',
    'figcaption',
    'caption',
  ]
  const texts = blocks.flatMap(tag => all(article, { tag }).map(text))
  return new Set(texts.flatMap(each => each.match(/0x[\da-f]{6,}|\d[\d,.]*\d|\d/gi) ?? []))
}

/** Whether the items of a list stand in another one, in the same order. */
function isWithin(items: readonly unknown[], others: readonly unknown[]): boolean {
  let at = 0
  for (const other of others) if (other === items[at]) at += 1
  return at === items.length
}

function audit(site: SiteName, page: BuiltPage) {
  const article = said(one(fromHtml(page.html), { with: { id: 'article' } }))
  return { article, twin: readTwin(sites[site].folder, page.path), origin: ORIGINS[site] ?? '' }
}

describe.each(['root', 'minimal'] as const)('the Markdown of each page of %s', site => {
  const { folder } = sites[site]
  const pages = builtPages(site)
  const isPage = new Set(pages.map(page => page.path))
  const idsOf = new Map<string, Set<string>>()
  const ids = (page: BuiltPage) => {
    const known =
      idsOf.get(page.path) ??
      new Set([...page.html.matchAll(/\sid="?([^"\s>]+)/g)].map(([, id = '']) => id))
    idsOf.set(page.path, known)
    return known
  }

  it.each(pages)('$path has its headings in their order', page => {
    const { article, twin } = audit(site, page)
    const written = [1, 2, 3, 4, 5, 6].map(level => `h${level}`)
    const found: string[] = []
    const walk = (node: Element) => {
      for (const child of node.children) {
        if (child.type !== 'element') continue
        // A call is named by its method and path, too.
        if (written.includes(child.tagName)) found.push(text(child))
        else walk(child)
      }
    }
    walk(article)
    const calls = headings(twin).map(each => each.replace(/: (?:GET|POST) \/.*$/, ''))
    expect(calls).toEqual(found)
  })

  it.each(pages)('$path has its numbers and addresses', page => {
    const { article, twin } = audit(site, page)
    // The numbers of a list are signs of Markdown.
    const everything = words(twin) + twin.source
    expect([...values(article)].filter(value => !everything.includes(value))).toEqual([])
  })

  it.each(pages)('$path has its tables with all their rows', page => {
    const { article, twin } = audit(site, page)
    const rows = all(article, { tag: 'table' }).map(table => all(table, { tag: 'tr' }).length)
    const written = parts(twin, 'table').map(table => table.children.length)
    expect(isWithin(rows, written), `${written.join()} are not ${rows.join()}`).toBe(true)
  })

  it.each(pages)('$path has its links', page => {
    const { article, twin, origin } = audit(site, page)
    const written = new Set(parts(twin, 'link').map(link => link.url))
    const inCode = new Set(all(article, { tag: 'pre' }).flatMap(pre => all(pre, { tag: 'a' })))
    const lost = all(article, { tag: 'a' }).flatMap(link => {
      const href = attribute(link, 'href') ?? ''
      // Names of parameters lead to their fields, which Markdown has not.
      if (inCode.has(link) || attribute(link, 'dataToField') !== undefined) return []
      if (text(link) === '' || href === '') return []
      return [expectedTarget(href, page.path, origin)].filter(target => !written.has(target))
    })
    expect(lost).toEqual([])
  })

  function expectedTarget(href: string, pagePath: string, origin: string): string {
    if (/^[a-z]+:/.test(href)) return href
    const [target = '', fragment] = href.split('#')
    const at = target === '' ? pagePath : normalizePath(target)
    const whole = isPage.has(at) ? `${origin}${at === '/' ? '/index' : at}.md` : origin + target
    return fragment ? `${whole}#${fragment}` : whole
  }

  it.each(pages)('$path has nothing left of the page for browsers', page => {
    const { twin } = audit(site, page)
    const texts = parts(twin, 'text').map(({ value }) => value)
    expect(parts(twin, 'html').map(({ value }) => value)).toEqual([])
    expect(
      texts.filter(value =>
        /undefined|NaN|\[object|&[a-z]+;|[\uE000\uE001\u2060\u00a0]/.test(value),
      ),
    ).toEqual([])
    expect(twin.source).not.toMatch(/&#?\w+;(?![^`]*`)/)
    const links = parts(twin, 'link').filter(link => markdownText(link).trim() === '')
    expect(links).toEqual([])
    expect(parts(twin, 'inlineCode').filter(({ value }) => value.trim() === '')).toEqual([])
    expect(parts(twin, 'code').filter(({ value }) => value.trim() === '')).toEqual([])
  })

  it.each(pages)('$path has all its formulas, as LaTeX', page => {
    const { twin } = audit(site, page)
    const shown = all(one(fromHtml(page.html), { with: { id: 'article' } }), { tag: 'math' })
    const written = [...parts(twin, 'math'), ...parts(twin, 'inlineMath')]
    expect(written).toHaveLength(shown.length)
  })

  it.each(pages)('$path leads to nothing on this site that is not there', page => {
    const { twin, origin } = audit(site, page)
    const addresses = [...parts(twin, 'link'), ...parts(twin, 'image')].map(({ url }) => url)
    const missing = addresses.filter(address => {
      if (!address.startsWith(`${origin}/`) && address !== origin) return false
      const { pathname, hash } = new URL(address)
      const file = isPage.has(normalizePath(pathname))
        ? outputFileOf(normalizePath(pathname))
        : pathname
      if (!existsSync(path.join(folder, file))) return true
      const target = pages.find(each => each.path === normalizePath(pathname.replace(/\.md$/, '')))
      return (
        hash !== '' && target !== undefined && !ids(target).has(decodeURIComponent(hash.slice(1)))
      )
    })
    expect(missing).toEqual([])
  })

  it.each(pages)('$path says what it is, where it is and where all pages are listed', page => {
    const { twin, origin } = audit(site, page)
    const [title, description, place] = twin.tree.children
    expect(title?.type).toBe('heading')
    expect(description?.type).toBe('paragraph')
    const said = place ? markdownText(place) : ''
    expect(said).toContain(`Page: ${origin}${page.path}\n`)
    expect(said).toContain(`${origin}/llms.txt`)
  })
})
