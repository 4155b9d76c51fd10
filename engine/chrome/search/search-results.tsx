import { type MouseEvent, type ReactNode, useEffect } from 'react'
import { SearchResultLink } from './search-result.tsx'
import styles from './search-results.module.css'
import type { Search } from './use-search.ts'

interface Props {
  search: Search
  /** Identifier of the list. */
  id: string
  showsExcerpts: boolean
  onChoose: (event: MouseEvent<HTMLElement>) => void
}

/** Identifier of the result at a place in the list. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

/** The list of results. The input keeps the keyboard; the selected result is its active descendant. */
export function SearchResults({ search, id, showsExcerpts, onChoose }: Props): ReactNode {
  const { results, selected } = search
  useEffect(() => {
    document.getElementById(optionId(id, selected))?.scrollIntoView({ block: 'nearest' })
  }, [id, selected])

  return (
    <div className={styles.list} id={id} role="listbox" aria-label="Search results">
      {results.map((result, index) => (
        <SearchResultLink
          key={result.id}
          result={result}
          id={optionId(id, index)}
          index={index}
          isSelected={index === selected}
          showsExcerpt={showsExcerpts}
          onPoint={search.select}
          onChoose={onChoose}
        />
      ))}
    </div>
  )
}
