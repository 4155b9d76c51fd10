import { withBase } from '#model/routes.ts'
import { site } from '../site.ts'
import { DIAGNOSTICS_OF } from './messages.ts'

const ID = 'diagnostics'

/** At the foot of the window, so that the page stays readable; it takes part of a small window only. */
const PLACE = {
  position: 'fixed',
  inset: 'auto 0 0 0',
  zIndex: '1000',
  maxHeight: '45vh',
  overflow: 'auto',
  borderTop: '2px solid #b3261e',
}

let asked = 0

/**
 * Shows what is wrong with a page over the present one, or takes away what was shown.
 * @param path site path of the page.
 */
export async function showDiagnosticsOf(path: string): Promise<void> {
  const question = ++asked
  const response = await fetch(withBase(DIAGNOSTICS_OF + path, site.basePath))
  const text = response.status === 204 ? '' : await response.text()
  // What was asked for later is newer.
  if (question !== asked) return
  if (text === '') document.getElementById(ID)?.remove()
  else show(new DOMParser().parseFromString(text, 'text/html'))
}

/** Lays a page of diagnostics over the present one. What its reader has folded stays so until there is more to say. */
function show(page: Document): void {
  const host = document.getElementById(ID) ?? newHost()
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const before = root.querySelector('details')
  const details = page.querySelector('details')
  if (!details || details.outerHTML === before?.dataset.written) return
  details.dataset.written = details.outerHTML
  const isMore = Number(details.dataset.count) > Number(before?.dataset.count ?? 0)
  if (before && !before.open && !isMore) details.open = false
  root.replaceChildren(...page.querySelectorAll('style, section'))
}

function newHost(): HTMLElement {
  const host = document.createElement('aside')
  host.id = ID
  host.setAttribute('aria-label', 'Diagnostics')
  Object.assign(host.style, PLACE)
  document.body.append(host)
  return host
}
