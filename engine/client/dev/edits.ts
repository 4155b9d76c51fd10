/** Shows edits of the site in an open page, while the site is being written. No published page loads it. */
import { documentIds } from '#model/document-ids.ts'
import '@vitejs/plugin-react/preamble'
import type { createBrowserRouter } from 'react-router'
import { sitePathOf } from '#model/routes.ts'
import { localizeTimes } from '../localize-times.ts'
import { pageIn } from '../navigation/fetch-page.ts'
import { cachedPage, forgetPages } from '../navigation/page-cache.ts'
import { site } from '../site.ts'
import { hideDiagnostics, showDiagnostics } from './diagnostics.ts'
import { EDITED, type Edited, STARTED } from './messages.ts'

type Router = ReturnType<typeof createBrowserRouter>

let router: Router | undefined

// Until the frame comes to life, edits go into the document itself.
addEventListener(STARTED, (event: CustomEventInit<Router>) => {
  router = event.detail
})

/** Lets a style sheet take the place of its earlier versions, once it is here. */
async function showStyles(address: string): Promise<void> {
  const allVersions = address.replace(/[^-]*$/, '')
  const sheets = document.querySelectorAll<HTMLLinkElement>(
    `link[rel="stylesheet"][href^="${allVersions}"]`,
  )
  const isHere = (link: HTMLLinkElement) => link.getAttribute('href') === address
  const present = [...sheets]
  if (!present.some(isHere)) {
    const fresh = document.createElement('link')
    fresh.rel = 'stylesheet'
    fresh.href = address
    await new Promise(resolve => {
      fresh.onload = resolve
      fresh.onerror = resolve
      present.at(-1)?.after(fresh)
    })
  }
  for (const link of present) if (!isHere(link)) link.remove()
}

/** Puts a page into a document that has not come to life. */
function showInDocument(fetched: Document): void {
  for (const id of [documentIds.app, documentIds.pageData]) {
    const present = document.getElementById(id)
    const fresh = fetched.getElementById(id)
    if (present && fresh) present.replaceChildren(...fresh.childNodes)
  }
  document.title = fetched.title
  localizeTimes(document)
}

async function fetchDocument(): Promise<Document> {
  const response = await fetch(location.pathname, { headers: { accept: 'text/html' } })
  return new DOMParser().parseFromString(await response.text(), 'text/html')
}

let latest = 0

/** Shows the present page as it now is. Where the reader is in it, and what the frame holds open, stays. */
async function showEdit({ styleSheet }: Edited): Promise<void> {
  const edit = ++latest
  const fetched = await fetchDocument()
  const page = pageIn(fetched)
  await showStyles(styleSheet)
  // Another edit came meanwhile, and is about to be shown.
  if (edit !== latest) return
  forgetPages()
  if (!page) return showDiagnostics(fetched)
  hideDiagnostics()
  if (!router) return showInDocument(fetched)
  const path = sitePathOf(location.pathname, site.basePath)
  await cachedPage(path, async () => page)
  await router.revalidate()
}

import.meta.hot?.on(EDITED, (edited: Edited) => void showEdit(edited))
