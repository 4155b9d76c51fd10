import type { ReactNode } from 'react'
import type { Reply } from '#model/search/answer.ts'
import box from '../search-box.module.css'
import found from './search-result.module.css'
import styles from './search-results.module.css'
import type { Search } from './use-search.ts'

interface Props {
  search: Search
  /** Whether the index has been on its way for so long that the dialog shows it. */
  isSlow: boolean
  onRetry: () => void
}

const LOADING = 'Loading the search index…'

/** What is said of an address, whole or shortened, that no answer has. */
function unlistedText({ unlisted }: Reply): string {
  if (!unlisted) return ''
  const { like } = unlisted
  return like
    ? `This address is not listed here. It looks like the address of ${like.name} but is a different one: do not use it.`
    : 'This address is not listed here. Compare every character with the address you expected.'
}

/** What the dialog says instead of results. */
export function SearchMessage({ search, isSlow, onRetry }: Props): ReactNode {
  const { status, searched, reply, count } = search
  if (status === 'failed')
    return (
      <div className={box.message}>
        <p>The search index did not load. Check your connection.</p>
        <button type="button" className="retry" onClick={onRetry}>
          Try again
        </button>
      </div>
    )
  if (status === 'loading') {
    if (!isSlow && (searched.trim() === '' || count > 0)) return null
    return (
      <div className={box.message} aria-busy="true">
        <p>{LOADING}</p>
        {isSlow && <progress aria-label="Loading the search index" />}
      </div>
    )
  }
  if (searched.trim() === '' || count > 0) return null
  return (
    <div className={box.message}>
      <p className={styles.noHits}>{`No results for "${searched}"`}</p>
      {reply.unlisted && (
        <p className={reply.unlisted.like && found.caution}>{unlistedText(reply)}</p>
      )}
    </div>
  )
}

/** What a screen reader is told when a search has settled. */
export function announcement(search: Search, isSlow: boolean): string {
  const { status, searched, reply, count } = search
  if (status === 'failed') return 'The search index did not load.'
  if (status === 'loading') return isSlow ? LOADING : ''
  if (searched.trim() === '') return ''
  if (count === 0) return `No results for "${searched}" ${unlistedText(reply)}`.trim()
  return count === 1 ? '1 result' : `${count} results`
}
