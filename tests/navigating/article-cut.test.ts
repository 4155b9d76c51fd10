import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { describe, expect, test } from 'vitest'
import { partsOf } from '#engine/client/navigation/parts-of.ts'
import { documentIds } from '#engine/model/document-ids.ts'
import { markedPage } from '#engine/worker/kept-page.ts'
import { builtPages } from '#support/built-pages.ts'
import { isSiteName, sites } from '#support/sites/sites.ts'

/** An element by its id, as a parser of HTML finds it. */
function elementIn(node: Root | Element, id: string): Element | undefined {
  for (const child of node.children) {
    if (child.type !== 'element') continue
    const found = child.properties.id === id ? child : elementIn(child, id)
    if (found) return found
  }
}

/** What stands between the tags of the article, where a parser of HTML sees its children begin and end. */
function articleOf(html: string): string {
  const { children = [] } = elementIn(fromHtml(html), documentIds.article) ?? {}
  return html.slice(children[0]?.position?.start.offset, children.at(-1)?.position?.end.offset)
}

describe('the article that is cut out of a document', () => {
  for (const site of Object.keys(sites).filter(isSiteName))
    test(`is what a parser takes for it, on every page of the site "${site}"`, () => {
      const pages = builtPages(site, { notFound: true })
      for (const { file, html } of pages) {
        const parts = partsOf(html)
        expect(parts?.article, file).toBe(articleOf(html))
        const around = fromHtml(parts?.around ?? '')
        expect(elementIn(around, documentIds.pageData), file).toBeDefined()
        expect(elementIn(around, documentIds.article), file).toBeUndefined()
      }
    })

  test('has what a page that is kept says of itself', () => {
    const html = builtPages('root').find(({ file }) => file === 'contracts/clamm.html')?.html ?? ''
    const kept = markedPage(html, { at: 0, isOnline: true })
    expect(partsOf(kept)?.article).toBe(articleOf(kept))
    expect(partsOf(kept)?.article).not.toBe(partsOf(html)?.article)
  })

  test('is none where a host answers with a document of its own', () => {
    expect(partsOf('<html><body><main>Not found</main></body></html>')).toBeUndefined()
  })
})
