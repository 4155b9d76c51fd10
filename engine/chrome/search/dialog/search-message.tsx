import type { ReactNode } from 'react'
import type { Reply } from '#model/search/answer.ts'
import { words } from '#words'
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

/** What is said of an address, whole or shortened, that no answer has. */
function unlistedText({ unlisted }: Reply): string {
  if (!unlisted) return ''
  const { like } = unlisted
  return like ? words.looksLike(like.name) : words.unlisted
}

/** What the dialog says instead of results. */
export function SearchMessage({ search, isSlow, onRetry }: Props): ReactNode {
  const { status, searched, reply, count } = search
  if (status === 'failed')
    return (
      <div className={box.message}>
        <p>{words.indexFailed + words.checkConnection}</p>
        <button type="button" className="retry" onClick={onRetry}>
          {words.tryAgain}
        </button>
      </div>
    )
  if (status === 'loading') {
    if (!isSlow && (searched.trim() === '' || count > 0)) return null
    return (
      <div className={box.message} aria-busy="true">
        <p>{words.loadingIndexNow}</p>
        {isSlow && <progress aria-label={words.loadingIndex} />}
      </div>
    )
  }
  if (searched.trim() === '' || count > 0) return null
  return (
    <div className={box.message}>
      <p className={styles.noHits}>{words.noResults(searched)}</p>
      {reply.unlisted && (
        <p className={reply.unlisted.like && found.caution}>{unlistedText(reply)}</p>
      )}
    </div>
  )
}

/** What a screen reader is told when a search has settled. */
export function announcement(search: Search, isSlow: boolean): string {
  const { status, searched, reply, count } = search
  if (status === 'failed') return words.indexFailed
  if (status === 'loading') return isSlow ? words.loadingIndexNow : ''
  if (searched.trim() === '') return ''
  if (count === 0) return `${words.noResults(searched)} ${unlistedText(reply)}`.trim()
  return words.results(count)
}
