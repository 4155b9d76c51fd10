import type { ReactNode } from 'react'
import { hasAddress } from '#model/search/query.ts'
import styles from './search-results.module.css'
import type { Search } from './use-search.ts'

interface Props {
  search: Search
  /** Whether the index has been on its way for so long that the dialog shows it. */
  isSlow: boolean
  onRetry: () => void
}

const LOADING = 'Loading the search index…'

/** What the dialog says instead of results. */
export function SearchMessage({ search, isSlow, onRetry }: Props): ReactNode {
  const { status, searched, results } = search
  if (status === 'failed')
    return (
      <div className={styles.message}>
        <p>The search index did not load. Check your connection.</p>
        <button type="button" className="retry" onClick={onRetry}>
          Try again
        </button>
      </div>
    )
  if (status === 'loading') {
    if (!isSlow && searched.trim() === '') return null
    return (
      <div className={styles.message} aria-busy="true">
        <p>{LOADING}</p>
        {isSlow && <progress aria-label="Loading the search index" />}
      </div>
    )
  }
  if (searched.trim() === '' || results.length > 0) return null
  return (
    <div className={styles.message}>
      <p className={styles.noHits}>{`No results for "${searched}"`}</p>
      {hasAddress(searched) && (
        <p>
          This address is not listed on this site. Compare every character with the address you
          expected.
        </p>
      )}
    </div>
  )
}

/** What a screen reader is told when a search has settled. */
export function announcement({ status, searched, results }: Search, isSlow: boolean): string {
  if (status === 'failed') return 'The search index did not load.'
  if (status === 'loading') return isSlow ? LOADING : ''
  if (searched.trim() === '') return ''
  if (results.length === 0) return `No results for "${searched}"`
  return results.length === 1 ? '1 result' : `${results.length} results`
}
