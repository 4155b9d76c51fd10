import { documentIds } from '#model/document-ids.ts'
import { hasAddresses } from '#model/exact-values.ts'
import { isMarked } from '#model/kept-attribute.ts'
import { withBase } from '#model/routes.ts'
import { site } from '../site.ts'
import type { LoadedPage } from './loaded-page.ts'
import { partsOf } from './parts-of.ts'
import { addRules, withoutRules } from './styles.ts'

/**
 * Tags of the head that follow from page to page. Data for search engines does not: Trusted Types take it for the text of
 * a script, and what reads it loads each page by itself.
 */
export const PAGE_HEAD_SELECTOR =
  'title,meta[name=description],meta[name=robots],link[rel=canonical],link[rel=alternate],meta[property],meta[name^=twitter]'

/** The scripts that a document was made for: the digests of those that every page names. */
function versionOf({ head }: Document): string {
  const named = head.querySelectorAll<HTMLScriptElement>('[type=importmap],script[integrity]')
  return Array.from(named, each => each.integrity || each.textContent).join()
}

/** An answer of the network that is no page of this site, or one for other scripts: the browser shows it. */
export class NotOurPage extends Error {
  /** Whether the browser stays where it is when it is given the answer: a download, or nothing at all. */
  readonly leavesPage: boolean
  /** The page, when it is one for other scripts. */
  readonly page: LoadedPage | undefined

  constructor(message: string, leavesPage: boolean, page?: LoadedPage) {
    super(message)
    this.leavesPage = leavesPage
    this.page = page
  }
}

/** Types of content that browsers show; any other is a download. */
const SHOWN = /^(?:text|image|audio|video|multipart)\/|json|xml|javascript|pdf/i

/**
 * Whether a browser that is led to an answer leaves the present page for it. Where it does after all, only the bar has
 * ended early.
 */
function leavesPage({ status, headers }: Response): boolean {
  if (status === 204 || status === 205) return false
  if (/^attachment/i.test(headers.get('content-disposition') ?? '')) return false
  return SHOWN.test(headers.get('content-type') ?? 'text/plain')
}

/**
 * Fetches a page's own HTML file and takes what the app needs from it. An unknown path gives the not-found page.
 * @param path a site path.
 * @throws NotOurPage when the answer is not a page of this site, or was made for another version of the scripts (a new
 *   version was published): the caller then loads the page anew.
 * @throws Error when there is no answer.
 */
export async function fetchPage(path: string): Promise<LoadedPage> {
  const response = await fetch(withBase(path, site.basePath), { headers: { accept: 'text/html' } })
  const whole = await response.text()
  const { around = whole, article } = partsOf(whole) ?? {}
  const [markup, rules] = withoutRules(around)
  const fetched = new DOMParser().parseFromString(markup, 'text/html')
  const page = pageIn(fetched, article)
  if (!page)
    throw new NotOurPage(
      `${path} is not a page of this site (status ${response.status})`,
      leavesPage(response),
    )
  if (versionOf(fetched) !== versionOf(document) || !addRules(rules))
    throw new NotOurPage(`${path} belongs to a newer version of the site`, true, page)
  return { ...page, isPassing: page.isPassing || !response.ok }
}

/**
 * The page that a document holds; undefined for one that is not of this site.
 * @param article markup of its article, where the document does not hold that as well.
 */
export function pageIn(
  held: Document,
  article = held.getElementById(documentIds.article)?.innerHTML,
): LoadedPage | undefined {
  const data = held.getElementById(documentIds.pageData)?.textContent
  if (!data || article === undefined) return undefined
  return {
    data: JSON.parse(data),
    article,
    // Not those of a fetched document, which would stay in memory with them.
    head: [...held.head.querySelectorAll(PAGE_HEAD_SELECTOR)].map(tag =>
      document.importNode(tag, true),
    ),
    at: performance.timeOrigin + performance.now(),
    isPassing: isMarked(article),
    hasAddresses: hasAddresses(article),
  }
}
