import { fromHtml } from 'hast-util-from-html'
import { describe, expect, test } from 'vitest'
import { partsOf } from '#engine/client/navigation/parts-of.ts'
import { documentIds } from '#engine/model/document-ids.ts'
import { markedPage } from '#engine/worker/kept-page.ts'
import { builtPages } from '#support/built-pages.ts'
import { all, one } from '#support/html.ts'
import { isSiteName, sites } from '#support/sites/sites.ts'

/** What stands between the tags of the article, where a parser of HTML sees its children begin and end. */
function articleOf(html: string): string {
  const { children } = one(fromHtml(html), { with: { id: documentIds.article } })
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
        expect(all(around, { with: { id: documentIds.pageData } }), file).toHaveLength(1)
        expect(all(around, { with: { id: documentIds.article } }), file).toHaveLength(0)
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
