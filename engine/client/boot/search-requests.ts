import type { SearchRequests } from '#chrome/search/search-requests-context.ts'
import { storeQuery } from '#chrome/search/search-storage.ts'
import { showWaitingDialog, type WaitingDialog } from '#chrome/search/waiting-dialog.ts'
import { around } from '#islands/around.ts'
import { isComposing } from '#ui/composing.ts'
import { reloadOnce } from '#ui/reload-once.ts'
import { searchEntry } from './search-entry.ts'

const EDITABLE = 'input, select, textarea, [contenteditable]:not([contenteditable=false])'

/**
 * Listens for `/`, Cmd+K or Ctrl+K, the search buttons, and forms that ask for words. Until the search has loaded, a
 * dialog of its own stands in for it, says so, and takes what is typed.
 * @param loadApp loads what shows the search, unless it is there or on its way; again when a reader asks for that.
 */
export function listenForSearch(loadApp: (isRetry?: boolean) => void): SearchRequests {
  let show: ((isOpen: boolean) => void) | undefined
  let isOpen = false
  /** Whether the document is about to be loaded anew. */
  let isLeaving = false
  let waiting: WaitingDialog | undefined
  let opener: Element | null = null
  let askedAt = 0
  /** Words that the search is to open with. */
  let words = ''

  const ask = (isRetry?: boolean) => {
    askedAt = performance.now()
    if (show) {
      show(true)
    } else {
      requests.wait()
      loadApp(isRetry)
    }
  }
  const hide = () => {
    isOpen = false
    requests.take()
    show?.(false)
  }
  const entry = searchEntry(asked => {
    if (asked) open()
    else hide()
  })
  const open = (withWords = '') => {
    words = withWords
    if (!isOpen) opener = document.activeElement
    isOpen = true
    // This document hears keys until the next one is there: what is typed now would be lost with it.
    if (isLeaving) stop()
    isLeaving = false
    entry.open()
    ask()
    waiting?.focus()
  }

  const requests: SearchRequests = {
    connect(showFrom) {
      show = showFrom
      if (isOpen) show(true)
    },
    wait() {
      waiting ??= showWaitingDialog({
        text: words,
        onCancel: () => requests.close(),
        onRetry: () => ask(true),
      })
    },
    whenComposed(call) {
      if (waiting) waiting.whenComposed(call)
      else call()
    },
    take() {
      const asked = words ? { text: words, from: 0, to: words.length } : undefined
      const typed = waiting?.remove() ?? asked
      waiting = undefined
      words = ''
      return typed
    },
    async fail(isRetry, isOfApp) {
      if (isOpen) requests.wait()
      const leave = () => {
        // What was typed is kept before the next document can ask for it.
        if (isRetry && isOpen) storeQuery(requests.take()?.text ?? '')
        // The search may have been opened meanwhile: who types, and has not asked for it, is told instead.
        return isRetry || !isOpen
      }
      if ((isOpen ? isRetry : isOfApp) && (await reloadOnce(isRetry, leave))) {
        isLeaving = true
        return true
      }
      waiting?.fail()
      return isOpen
    },
    close(follow) {
      if (!isOpen) return
      isOpen = false
      if (!follow) hide()
      entry.close(() => {
        if (!follow) return
        follow()
        hide()
      })
    },
    opener: () => opener,
    waited: () => performance.now() - askedAt,
  }

  document.addEventListener('click', event => {
    if (around(event, '[data-search-open]')) open()
  })
  document.addEventListener('submit', event => {
    const form = around(event, '[data-search-form]')
    if (!form) return
    event.preventDefault()
    open(form.querySelector('input')?.value)
  })
  document.addEventListener('keydown', event => {
    if (isComposing(event) || event.altKey) return
    if (event.metaKey || event.ctrlKey) {
      if (event.key.toLowerCase() !== 'k' || event.shiftKey) return
      event.preventDefault()
      if (isOpen) requests.close()
      else open()
    } else if (event.key === '/') {
      // Many keyboards have it above a digit, so Shift may be held.
      if (around(event, EDITABLE)) return
      event.preventDefault()
      open()
    }
  })
  return requests
}
