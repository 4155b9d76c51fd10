import * as Dialog from 'radix-ui/dialog'
import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { CloseIcon, SearchIcon } from '#ui/icons.tsx'
import { words } from '#words'
import box from '../search-box.module.css'
import styles from './search-field.module.css'
import { ExcerptsIcon, ResetIcon } from './search-icons.tsx'
import type { Search } from './use-search.ts'

interface Props {
  search: Search
  inputRef: RefObject<HTMLInputElement | null>
  /** Identifier of the list of results, when there is one. */
  listId: string | undefined
  /** Identifier of the selected result, when there is one. */
  activeId: string | undefined
  showsExcerpts: boolean
  onKey: (event: KeyboardEvent) => void
  onReset: () => void
  onToggleExcerpts: () => void
}

/** The row with the input and the dialog's buttons. */
export function SearchField(props: Props): ReactNode {
  const { search, inputRef, listId, activeId, showsExcerpts } = props
  return (
    <div className={box.field}>
      <SearchIcon />
      <input
        ref={inputRef}
        className="search-input"
        type="text"
        role="combobox"
        placeholder={words.search}
        aria-label={words.search}
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        value={search.query}
        onChange={event => search.change(event.target.value)}
        onKeyDown={props.onKey}
      />
      <button
        type="button"
        className="icon-button"
        aria-label={words.reset}
        title={words.reset}
        onClick={props.onReset}
      >
        <ResetIcon />
      </button>
      <button
        type="button"
        className={`icon-button ${styles.toggle}`}
        aria-label={words.showExcerpts}
        title={words.showExcerpts}
        aria-pressed={showsExcerpts}
        onClick={props.onToggleExcerpts}
      >
        <ExcerptsIcon />
      </button>
      <Dialog.Close className="icon-button" aria-label={words.close} title={words.close}>
        <CloseIcon />
      </Dialog.Close>
    </div>
  )
}
