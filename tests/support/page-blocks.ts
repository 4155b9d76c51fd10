import { toString as textOf } from 'hast-util-to-string'
import { all, one, readPage } from './html.ts'
import { sites } from './sites/sites.ts'

/** A titled block of code in a page. */
export interface PageBlock {
  /** Its caption, or the name of the tab that it is in. */
  readonly title: string
  readonly code: string
}

/** The titled blocks of code of a page of the built site, in its order. */
export async function titledBlocks(sitePath: string): Promise<readonly PageBlock[]> {
  const article = one(await readPage(sites.root.folder, sitePath), { with: { id: 'article' } })
  const tabs = new Map(
    all(article, { with: { role: 'tabpanel' } }).flatMap(panel =>
      all(panel, { tag: 'figure' }).map(figure => [figure, all(panel, { tag: 'p' })[0]] as const),
    ),
  )
  return all(article, { tag: 'figure' }).map(figure => ({
    title: textOf(tabs.get(figure) ?? one(figure, { tag: 'figcaption' })),
    code: textOf(one(figure, { tag: 'code' })).trimEnd(),
  }))
}
