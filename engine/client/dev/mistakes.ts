const ID = 'mistakes'

/** Lays the server's page of mistakes over this one, whose place and state are kept underneath. */
export function showMistakes(page: Document): void {
  hideMistakes()
  const cover = document.createElement('div')
  cover.id = ID
  Object.assign(cover.style, { position: 'fixed', inset: '0', zIndex: '1000', overflow: 'auto' })
  cover
    .attachShadow({ mode: 'open' })
    .append(...page.head.querySelectorAll('style'), ...page.body.childNodes)
  document.body.append(cover)
}

/** Takes the page of mistakes away. */
export function hideMistakes(): void {
  document.getElementById(ID)?.remove()
}
