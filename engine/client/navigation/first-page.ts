import { documentIds } from '#model/document-ids.ts'
import { sitePathOf } from '#model/routes.ts'
import { words } from '#words'
import { site } from '../site.ts'
import { pageIn } from './fetch-page.ts'
import type { LoadedPage } from './loaded-page.ts'

/** What the boot script may have left in an article: buttons that have just copied, and islands that are on their way. */
const LEFT = '[data-copied], [aria-busy=true]'

/** An article without what the boot script has changed in it. */
function asSent(article: HTMLElement): Element {
  if (!article.querySelector(LEFT)) return article
  const copy = document.importNode(article, true)
  for (const element of copy.querySelectorAll<HTMLElement>(LEFT)) {
    element.ariaBusy = null
    if (element.dataset.copied !== undefined) element.textContent = words.copy
    delete element.dataset.copied
  }
  return copy
}

/** Whether a reader has picked a row: its answer stands in the article, beside a choice that does not. */
function hasPick(article: Element): boolean {
  return [...article.querySelectorAll<HTMLSelectElement>('[data-picker] select')].some(
    ({ selectedOptions }) => selectedOptions[0]?.defaultSelected === false,
  )
}

/** The page that the document came with, as it came; undefined when the document holds none. */
export function firstPage(): LoadedPage | undefined {
  const article = document.getElementById(documentIds.article)
  const page = article && pageIn(document, asSent(article).innerHTML)
  if (!page) return undefined
  const isOther = page.data.path !== sitePathOf(location.pathname, site.basePath)
  return {
    ...page,
    at: performance.timeOrigin,
    isPassing: page.isPassing || isOther || hasPick(article),
  }
}
