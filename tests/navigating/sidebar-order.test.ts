import { describe, expect, it } from 'vitest'
import type { SidebarItem } from '#engine/model/config/sidebar.ts'
import { normalizePath } from '#engine/model/routes.ts'
import { sidebar } from '#site/content/sidebar.ts'
import { apiErrors } from '#site/facts/errors/catalog.ts'
import { builtPages } from '#support/built-pages.ts'

/** The pages below entries, in the order in which a reader meets them. */
function linksOf(items: readonly SidebarItem[]): string[] {
  return items.flatMap(({ link, items: below = [] }) => [
    ...(link ? [link] : []),
    ...linksOf(below),
  ])
}

const api = sidebar.find(({ text }) => text === 'API')?.items ?? []

describe('the menu of the API', () => {
  it('begins with the key, has examples before the reference, and errors last', () => {
    expect(api.map(({ text }) => text)).toEqual([
      'Authentication',
      'Examples',
      'Reference',
      'Errors',
    ])
  })

  it('has the table of all errors before the page of each', () => {
    const errors = linksOf(api.filter(({ text }) => text === 'Errors'))
    expect(errors).toEqual(['/api/errors', ...apiErrors.map(({ slug }) => `/api/errors/${slug}`)])
  })
})

describe('the links below an article', () => {
  const order = linksOf(sidebar)
  const html = new Map(builtPages('root').map(page => [page.path, page.html]))

  it('lead to the neighbors in the sidebar', () => {
    expect(order.length).toBeGreaterThan(60)
    const found = order.map(path => neighborsOf(html.get(path) ?? ''))
    const expected = order.map((_, index) => ({ prev: order[index - 1], next: order[index + 1] }))
    expect(found).toEqual(expected)
  })
})

/** Where a page says that one goes back and on. */
function neighborsOf(page: string): { prev: string | undefined; next: string | undefined } {
  const links = [...page.matchAll(/<a\b[^>]*>/g)].map(([tag]) => tag)
  const hrefOf = (direction: string) => {
    const tag = links.find(each => each.includes(`rel="${direction}"`))
    const href = /href="([^"]*)"/.exec(tag ?? '')?.[1]
    return href === undefined ? undefined : normalizePath(href)
  }
  return { prev: hrefOf('prev'), next: hrefOf('next') }
}
