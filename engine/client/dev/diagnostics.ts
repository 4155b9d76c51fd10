const ID = 'diagnostics'

/** Lays the server's page of diagnostics over this one, whose place and state are kept underneath. */
export function showDiagnostics(page: Document): void {
  hideDiagnostics()
  const cover = document.createElement('div')
  cover.id = ID
  Object.assign(cover.style, { position: 'fixed', inset: '0', zIndex: '1000', overflow: 'auto' })
  cover
    .attachShadow({ mode: 'open' })
    .append(...page.head.querySelectorAll('style'), ...page.body.childNodes)
  document.body.append(cover)
}

/** Takes the page of diagnostics away. */
export function hideDiagnostics(): void {
  document.getElementById(ID)?.remove()
}
