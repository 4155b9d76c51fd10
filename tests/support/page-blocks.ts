import type { Element } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { all, one, readPage } from './html.ts'
import { sites } from './sites/sites.ts'

/** A titled block of code in a page. */
export interface PageBlock {
  readonly title: string
  readonly code: string
}

/** The titled blocks of code of a page of the built site, in its order. */
export async function titledBlocks(sitePath: string): Promise<readonly PageBlock[]> {
  const article = one(await readPage(sites.root.folder, sitePath), { with: { id: 'article' } })
  return all(article, { tag: 'figure' }).map(figure => ({
    title: textOf(one(figure, { tag: 'figcaption' }) as Element),
    code: textOf(one(figure, { tag: 'code' })).trimEnd(),
  }))
}
