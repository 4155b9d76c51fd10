import { Dialog } from 'radix-ui'
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useId,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import styles from './search-dialog.module.css'
import { SearchField } from './search-field.tsx'
import { SearchHints } from './search-hints.tsx'
import { announcement, SearchMessage } from './search-message.tsx'
import type { SearchRequests } from './search-requests-context.ts'
import { optionId, SearchResults } from './search-results.tsx'
import { readQuery, readShowsExcerpts, storeShowsExcerpts } from './search-storage.ts'
import { useSearch } from './use-search.ts'

export interface SearchDialogProps {
  isOpen: boolean
  /** What had the focus when the search was asked for. */
  opener: RefObject<Element | null>
  requests: SearchRequests
  /** Is given the function that brings the keyboard into an open dialog. */
  takeKeyboard: RefObject<(() => void) | undefined>
  onClose: () => void
}

/** The search dialog. */
export function SearchDialog(props: SearchDialogProps): ReactNode {
  const { isOpen, opener, requests, takeKeyboard, onClose } = props
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const hasChosen = useRef(false)
  const [showsExcerpts, setShowsExcerpts] = useState(readShowsExcerpts)
  const search = useSearch()

  const begin = (event: Event) => {
    event.preventDefault()
    hasChosen.current = false
    takeKeyboard.current = () => {
      requests.take()
      input.current?.focus()
    }
    // No key may come between taking what was typed, showing it, and focusing the input for the next key.
    queueMicrotask(() => {
      const typed = requests.take()
      flushSync(() => search.adopt(typed || readQuery()))
      input.current?.focus()
      // The last query is selected, to be used again or typed over.
      if (typed === '') input.current?.select()
    })
  }

  const end = (event: Event) => {
    event.preventDefault()
    takeKeyboard.current = undefined
    // After a choice the focus belongs to the place it leads to.
    if (!hasChosen.current && opener.current instanceof HTMLElement)
      opener.current.focus({ preventScroll: true })
  }

  const reset = () => {
    search.change('')
    input.current?.focus()
  }

  const choose = useCallback(
    (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      hasChosen.current = true
      // The link is followed by the listener on the document, which comes after this one.
      setTimeout(onClose)
    },
    [onClose],
  )

  const goToSelected = (event: KeyboardEvent) => {
    // Enter can come before the search has run: it means what the input now holds.
    if (search.query !== search.searched) search.settle()
    const id = input.current?.getAttribute('aria-activedescendant')
    const { metaKey, ctrlKey } = event
    const click = { bubbles: true, cancelable: true, metaKey, ctrlKey }
    document.getElementById(id ?? '')?.dispatchEvent(new window.MouseEvent('click', click))
  }

  const onInputKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' && !event.shiftKey) search.move(1)
    else if (event.key === 'ArrowUp' && !event.shiftKey) search.move(-1)
    else if (event.key === 'Enter') goToSelected(event)
    else return
    event.preventDefault()
  }

  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Backspace' || !(event.metaKey || event.ctrlKey)) return
    event.preventDefault()
    reset()
  }

  const hasResults = search.results.length > 0
  return (
    <Dialog.Root open={isOpen} onOpenChange={open => open || onClose()}>
      {/* The library's own overlay locks scrolling with a style element; a rule of the sheet does it here. */}
      <Dialog.Portal>
        <div className={styles.overlay}>
          <Dialog.Content
            className={styles.dialog}
            aria-describedby={undefined}
            onOpenAutoFocus={begin}
            onCloseAutoFocus={end}
            onKeyDown={onKey}
          >
            <Dialog.Title className="visually-hidden">Search</Dialog.Title>
            <SearchField
              search={search}
              inputRef={input}
              listId={hasResults ? listId : undefined}
              activeId={hasResults ? optionId(listId, search.selected) : undefined}
              showsExcerpts={showsExcerpts}
              onKey={onInputKey}
              onReset={reset}
              onToggleExcerpts={() => {
                setShowsExcerpts(!showsExcerpts)
                storeShowsExcerpts(!showsExcerpts)
              }}
            />
            {hasResults && (
              <SearchResults
                search={search}
                id={listId}
                showsExcerpts={showsExcerpts}
                onChoose={choose}
              />
            )}
            <SearchMessage search={search} />
            <div role="status" className="visually-hidden">
              {announcement(search)}
            </div>
            <SearchHints />
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
