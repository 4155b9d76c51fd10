import { documentIds } from '#model/document-ids.ts'
import { sitePathOf } from '#model/routes.ts'
import { site } from '../site.ts'
import { markupAsSent } from './as-sent.ts'
import { pageIn } from './fetch-page.ts'
import type { LoadedPage } from './loaded-page.ts'

/** Whether a reader has picked a row: its answer stands in the article, beside a choice that does not. */
function hasPick(article: Element): boolean {
  return [...article.querySelectorAll<HTMLSelectElement>('[data-picker] select')].some(
    ({ selectedOptions }) => selectedOptions[0]?.defaultSelected === false,
  )
}

/** The page that the document came with, as it came; undefined when the document holds none. */
export async function firstPage(): Promise<LoadedPage | undefined> {
  const article = document.getElementById(documentIds.article)
  const page = article && pageIn(document, await markupAsSent(article))
  if (!page) return undefined
  const isOther = page.data.path !== sitePathOf(location.pathname, site.basePath)
  return {
    ...page,
    at: performance.timeOrigin,
    isPassing: page.isPassing || isOther || hasPick(article),
  }
}
