/** What the reader asked of the search before or after it can answer. */
export type SearchAction = 'open' | 'toggle'

/**
 * The reader's wish to search, from the first key on. Until the dialog stands, what is typed is kept for it.
 */
export interface SearchIntent {
  /** Says who answers from now on; a wish that waits is answered at once. */
  connect(answer: (wish: SearchAction) => void): void
  /** What was typed since the search was asked for; the dialog has the keyboard from now on. */
  take(): string
}

const EDITABLE = 'input, select, textarea, [contenteditable]:not([contenteditable="false"])'

/** Listens for `/`, Cmd+K or Ctrl+K, and the search buttons. */
export function listenForSearch(): SearchIntent {
  let answer: ((wish: SearchAction) => void) | undefined
  let typed: string | undefined

  const wish = (kind: SearchAction) => {
    if (answer) answer(kind)
    typed ??= ''
  }

  document.addEventListener('click', event => {
    if (event.target instanceof Element && event.target.closest('[data-search-open]')) wish('open')
  })
  document.addEventListener('keydown', event => {
    const inField = event.target instanceof Element && event.target.closest(EDITABLE) !== null
    if (
      event.key.toLowerCase() === 'k' &&
      (event.metaKey || event.ctrlKey) &&
      !event.altKey &&
      !event.shiftKey
    ) {
      event.preventDefault()
      if (typed !== undefined && !answer) typed = undefined
      else wish('toggle')
    } else if (event.metaKey || event.ctrlKey || event.altKey) {
      return
    } else if (typed !== undefined && !inField) {
      // The dialog is on its way: the reader already types into it.
      if (event.key === 'Escape') typed = undefined
      else if (event.key === 'Backspace') typed = typed.slice(0, -1)
      else if (event.key.length === 1) typed += event.key
      else return
      event.preventDefault()
    } else if (event.key === '/' && !inField) {
      event.preventDefault()
      wish('open')
    }
  })

  return {
    connect(answerFrom) {
      answer = answerFrom
      if (typed !== undefined) answerFrom('open')
    },
    take() {
      const kept = typed ?? ''
      typed = undefined
      return kept
    },
  }
}
