import * as Dialog from 'radix-ui/dialog'
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useInsertionEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { WAITING_MESSAGE_DELAY_MS } from '#model/site-behavior.ts'
import { isComposing } from '#ui/composing.ts'
import { useSlow } from '#ui/use-slow.ts'
import { words } from '#words'
import styles from '../search-box.module.css'
import type { SearchRequests } from '../search-requests-context.ts'
import { readQuery, readShowsExcerpts, storeShowsExcerpts } from '../search-storage.ts'
import { adoptRules } from './adopt-rules.ts'
import { ownerOf } from './owner-of.ts'
import { SearchField } from './search-field.tsx'
import { SearchHints } from './search-hints.tsx'
import { announcement, SearchMessage } from './search-message.tsx'
import { optionId, SearchResults } from './search-results.tsx'
import { useSearch } from './use-search.ts'

const ENTER = 13

/** What the search dialog is given. */
export interface SearchDialogProps {
  isOpen: boolean
  requests: SearchRequests
  /** Is given the function that brings the keyboard into an open dialog. */
  takeKeyboard: RefObject<(() => void) | undefined>
}

/** The search dialog. */
export function SearchDialog(props: SearchDialogProps): ReactNode {
  const { isOpen, requests, takeKeyboard } = props
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const hasChosen = useRef(false)
  const isFollowing = useRef(false)
  /** How a result is to be followed that has not been found yet. */
  const awaited = useRef<MouseEventInit>(undefined)
  const [takesOver, setTakesOver] = useState(false)
  const [showsExcerpts, setShowsExcerpts] = useState(readShowsExcerpts)
  const search = useSearch()
  useInsertionEffect(adoptRules, [])

  const begin = (event: Event) => {
    event.preventDefault()
    hasChosen.current = false
    takeKeyboard.current = () => input.current?.focus()
    // No key may come between taking what was typed, showing it, and focusing the input for the next key.
    queueMicrotask(() => {
      const typed = requests.take()
      flushSync(() => {
        setTakesOver(typed !== undefined)
        search.adopt(typed?.text || readQuery())
      })
      input.current?.focus()
      // By its code, which is another one for an Enter that goes to an input method.
      if (typed?.key === ENTER) awaited.current = {}
      // The last query is selected, to be used again or typed over.
      if (typed?.text) input.current?.setSelectionRange(typed.from, typed.to)
      else input.current?.select()
    })
  }

  const end = (event: Event) => {
    event.preventDefault()
    takeKeyboard.current = undefined
    awaited.current = undefined
    const opener = requests.opener()
    // After a choice the focus belongs to the place it leads to, and so it does where an address that was edited has been
    // followed by the time this is called.
    const isLost = document.activeElement === document.body
    if (!isLost || hasChosen.current || !opener) return
    // What floats over a page goes when the search takes the focus.
    const place = opener.checkVisibility() ? opener : ownerOf(opener)
    if (place instanceof HTMLElement) place.focus({ preventScroll: true })
  }

  const reset = () => {
    search.change('')
    input.current?.focus()
  }

  const choose = useCallback(
    (event: MouseEvent<HTMLElement>) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || isFollowing.current) return
      event.preventDefault()
      hasChosen.current = true
      const link = event.currentTarget
      requests.close(() => {
        // From the page that the search was opened over, so that the way back leads there.
        isFollowing.current = true
        link.click()
        isFollowing.current = false
      })
    },
    [requests],
  )

  const retry = () => {
    awaited.current = undefined
    search.retry()
    input.current?.focus()
  }

  const followSelected = () => {
    const id = input.current?.getAttribute('aria-activedescendant')
    const link = document.getElementById(id ?? '')
    if (!link || !awaited.current) return
    const click = { bubbles: true, cancelable: true, ...awaited.current }
    awaited.current = undefined
    link.dispatchEvent(new window.MouseEvent('click', click))
  }
  useEffect(() => {
    if (search.status === 'ready') followSelected()
  })

  const goToSelected = ({ metaKey, ctrlKey }: KeyboardEvent) => {
    awaited.current = { metaKey, ctrlKey }
    // Enter can come before the search has run, and before it has found: it means what the input now holds.
    if (search.query !== search.searched) search.settle()
    followSelected()
  }

  /** Copies the value of the selected answer, unless there are words to copy. */
  const copySelected = (dialog: Element) => {
    const found = search.reply.answers[search.selected]
    const { selectionStart, selectionEnd } = input.current ?? {}
    if (!found || selectionStart !== selectionEnd || getSelection()?.isCollapsed === false) return
    const buttons = [...dialog.querySelectorAll<HTMLElement>('[data-copy]')]
    buttons.find(button => button.dataset.copy === found.answer.value)?.click()
  }

  const onInputKey = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key !== 'Enter') awaited.current = undefined
    if (event.key === 'ArrowDown' && !event.shiftKey) search.move(1)
    else if (event.key === 'ArrowUp' && !event.shiftKey) search.move(-1)
    else if (event.key === 'Enter') goToSelected(event)
    else return
    event.preventDefault()
  }

  const onKey = (event: KeyboardEvent) => {
    if (!(event.metaKey || event.ctrlKey)) return
    if (event.key === 'Backspace') {
      event.preventDefault()
      reset()
    } else if (event.key.toLowerCase() === 'c') copySelected(event.currentTarget)
  }

  // A reader who sees what was found before begins to wait with the new query, any other with the dialog.
  const waited = search.count > 0 ? undefined : requests.waited
  const isSlow = useSlow(search.status === 'loading', WAITING_MESSAGE_DELAY_MS, waited)
  // What was found before stays for a moment only: beside another query it would look like the answer to it.
  const hasResults = search.count > 0 && !isSlow
  return (
    <Dialog.Root open={isOpen} onOpenChange={open => open || requests.close()}>
      {/* The library's own overlay locks scrolling with a style element; a rule of the sheet does it here. */}
      <Dialog.Portal>
        <div className={styles.overlay} data-still={takesOver || undefined}>
          <Dialog.Content
            className={styles.dialog}
            aria-describedby={undefined}
            onOpenAutoFocus={begin}
            onCloseAutoFocus={end}
            onEscapeKeyDown={event => {
              if (isComposing(event)) event.preventDefault()
            }}
            onKeyDown={onKey}
          >
            <Dialog.Title className="visually-hidden">{words.search}</Dialog.Title>
            <SearchField
              search={search}
              inputRef={input}
              listId={hasResults ? listId : undefined}
              activeId={
                hasResults && search.status === 'ready'
                  ? optionId(listId, search.selected)
                  : undefined
              }
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
            <SearchMessage search={search} isSlow={isSlow} onRetry={retry} />
            <div role="status" className="visually-hidden">
              {announcement(search, isSlow)}
            </div>
            <SearchHints canCopy={search.reply.answers.length > 0} />
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
