import { documentIds } from '#model/document-ids.ts'
import { withBase } from '#model/routes.ts'
import { site } from '../site.ts'
import type { LoadedPage } from './loaded-page.ts'
import { loadStyles } from './styles.ts'

/** Tags of the head that belong to a page rather than to the site. */
export const PAGE_HEAD_SELECTOR =
  'meta[name="description"], meta[name="robots"], link[rel="canonical"], meta[property^="og:"], meta[name^="twitter:"]'

/** The version of the site's scripts that a document was made for. */
function versionOf(document: Document): string | undefined {
  return document.documentElement.dataset.version
}

/** An answer of the network that is no page of this site, or one for other scripts: the browser shows it. */
export class NotOurPage extends Error {
  /** Whether the browser stays where it is when it is given the answer: a download, or nothing at all. */
  readonly leavesPage: boolean

  constructor(message: string, leavesPage: boolean) {
    super(message)
    this.leavesPage = leavesPage
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
  const fetched = new DOMParser().parseFromString(await response.text(), 'text/html')
  const page = pageIn(fetched)
  if (!page)
    throw new NotOurPage(
      `${path} is not a page of this site (status ${response.status})`,
      leavesPage(response),
    )
  if (versionOf(fetched) !== versionOf(document))
    throw new NotOurPage(`${path} belongs to a newer version of the site`, true)
  await loadStyles(fetched)
  return { ...page, isMissing: !response.ok }
}

/** The page that a fetched document holds; undefined for a document that is not of this site. */
export function pageIn(fetched: Document): LoadedPage | undefined {
  const data = fetched.getElementById(documentIds.pageData)?.textContent
  const article = fetched.getElementById(documentIds.article)
  if (!data || !article) return undefined
  return {
    data: JSON.parse(data),
    article: article.innerHTML,
    head: [...fetched.head.querySelectorAll(PAGE_HEAD_SELECTOR)],
  }
}
