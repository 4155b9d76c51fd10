/** Shows edits of the site in an open page, while the site is being written. No published page loads it. */
import '@vitejs/plugin-react/preamble'
import { documentIds } from '#model/document-ids.ts'
import { sitePathOf } from '#model/routes.ts'
import { localizeTimes } from '../localize-times.ts'
import { pageIn } from '../navigation/fetch-page.ts'
import { cachedPage, forgetPages, isCached } from '../navigation/page-cache.ts'
import type { ShownStore } from '../navigation/shown.ts'
import { site } from '../site.ts'
import { hearOfEdits } from './hear-of-edits.ts'
import { type Edited, STARTED } from './messages.ts'
import { showDiagnosticsOf } from './overlay.ts'
import { showStyles } from './styles.ts'

/** Until the frame is hydrated, edits go into the document itself. */
let store: ShownStore | undefined
/** How many edits were told of since the page was loaded. */
let edits = 0

const present = () => sitePathOf(location.pathname, site.basePath)

/** Puts a page into a document whose frame is not hydrated. */
function showInDocument(fetched: Document): void {
  for (const id of [documentIds.app, documentIds.pageData]) {
    const element = document.getElementById(id)
    const fresh = fetched.getElementById(id)
    if (element && fresh) element.replaceChildren(...fresh.childNodes)
  }
  document.title = fetched.title
  localizeTimes()
}

/** Markup as a browser writes it. */
function asWritten(markup: string): string {
  const template = document.createElement('template')
  template.innerHTML = markup
  return template.innerHTML
}

async function fetchDocument(): Promise<Document> {
  const response = await fetch(location.pathname, { headers: { accept: 'text/html' } })
  return new DOMParser().parseFromString(await response.text(), 'text/html')
}

/** Shows the present page as it now is. Where the reader is in it, and what the frame holds open, stays. */
async function showEdit(): Promise<void> {
  const edit = edits
  const path = present()
  const fetched = await fetchDocument()
  // Another edit came meanwhile, and is about to be shown; or the reader went on.
  if (edit !== edits || path !== present()) return
  const page = pageIn(fetched)
  // A page that cannot be rendered stays as it was.
  if (!page) return
  if (!store) return showInDocument(fetched)
  await cachedPage(path, async () => page)
  const { page: shown, place } = store.now()
  if (sitePathOf(place.pathname, site.basePath) !== path) return
  // An article that was not edited stays as the reader has it.
  const { article } = asWritten(shown.article) === page.article ? shown : page
  store.show({ page: { ...page, article }, place })
}

function onEdit({ styleSheet }: Edited): void {
  edits += 1
  forgetPages()
  void showStyles(styleSheet)
  void showEdit()
  void showDiagnosticsOf(present())
}

/** Shows what is wrong with each page that the reader goes on to, and the page again when it was edited on its way. */
function followReader(started: ShownStore): void {
  let shown = present()
  started.subscribe(() => {
    if (present() === shown) return
    shown = present()
    void showDiagnosticsOf(shown)
    // What an edit has made outdated is forgotten.
    if (!isCached(shown)) void showEdit()
  })
}

addEventListener(STARTED, (event: CustomEventInit<ShownStore>) => {
  store = event.detail
  if (!store) return
  followReader(store)
  // The frame may have begun with what stood there before an edit.
  if (edits > 0) void showEdit()
})
hearOfEdits(onEdit)
void showDiagnosticsOf(present())
