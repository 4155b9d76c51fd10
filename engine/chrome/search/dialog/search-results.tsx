import { type MouseEvent, type ReactNode, useEffect } from 'react'
import { words } from '#words'
import { SearchAnswer } from './search-answer.tsx'
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

/** Identifier of the answer or result at a place in the list. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

/** The list of results. The input keeps the keyboard; the selected result is its active descendant. */
export function SearchResults({ search, id, showsExcerpts, onChoose }: Props): ReactNode {
  const { results, selected, count } = search
  const { answers } = search.reply
  useEffect(() => {
    document.getElementById(optionId(id, selected))?.scrollIntoView({ block: 'nearest' })
  }, [id, selected])

  const option = (index: number) => ({
    id: optionId(id, index),
    index,
    isSelected: index === selected,
    onPoint: search.select,
    onChoose,
  })
  const list = {
    id,
    role: 'listbox',
    'aria-label': words.searchResults,
    children: results.map((result, index) => (
      <SearchResultLink
        key={result.id}
        {...option(answers.length + index)}
        result={result}
        showsExcerpt={showsExcerpts}
      />
    )),
  }
  if (answers.length === 0) return <div className={styles.list} {...list} />
  const values = answers.map(({ answer }) => answer.value)
  return (
    <div className={styles.list}>
      {answers.map((found, index) => {
        const { value, name, where } = found.answer
        const isFirst = values.indexOf(value) === index
        const more = isFirst ? values.lastIndexOf(value) - index : undefined
        return (
          <SearchAnswer
            key={`${name}-${where}-${value}`}
            {...option(index)}
            found={found}
            more={more}
          />
        )
      })}
      {/* A list holds options alone: the answers, which have buttons beside them, belong to it by their ids. */}
      <div
        {...list}
        aria-owns={Array.from({ length: count }, (_, index) => optionId(id, index)).join(' ')}
      />
    </div>
  )
}
