import type { SearchAction, SearchRequests } from '#chrome/search/search-requests-context.ts'

const EDITABLE = 'input, select, textarea, [contenteditable]:not([contenteditable="false"])'

/**
 * Listens for `/`, Cmd+K or Ctrl+K, and the search buttons. What is typed before the dialog is open is collected
 * for it.
 */
export function listenForSearch(): SearchRequests {
  let answer: ((action: SearchAction) => void) | undefined
  /** Collected characters; undefined while none are collected. */
  let typed: string | undefined

  const request = (action: SearchAction) => {
    if (answer) answer(action)
    typed ??= ''
  }

  document.addEventListener('click', event => {
    if (event.target instanceof Element && event.target.closest('[data-search-open]'))
      request('open')
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
      else request('toggle')
    } else if (event.metaKey || event.ctrlKey || event.altKey) {
      return
    } else if (typed !== undefined && !inField) {
      // The dialog is still loading: what is typed is meant for it.
      if (event.key === 'Escape') typed = undefined
      else if (event.key === 'Backspace') typed = typed.slice(0, -1)
      else if (event.key.length === 1) typed += event.key
      else return
      event.preventDefault()
    } else if (event.key === '/' && !inField) {
      event.preventDefault()
      request('open')
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
