import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Reply } from '#model/search/answer.ts'
import type { SearchResult } from '#model/search-document.ts'
import { SEARCH_DEBOUNCE_MS } from '#model/site-behavior.ts'
import { storeQuery } from '../search-storage.ts'
import { type SearchStatus, useFound } from './use-found.ts'

/** A search as the reader goes through it. */
export interface Search {
  /** What the input holds. */
  query: string
  /** The query that the results answer. */
  searched: string
  /** What answers the query by itself. */
  reply: Reply
  results: readonly SearchResult[]
  /** Answers and results together. */
  count: number
  /** Place of the selected one among answers, then results; -1 when there is none. */
  selected: number
  /** While it loads, answers and results are those of the query before. */
  status: SearchStatus
  change(query: string): void
  /** Takes a query over without waiting for more keys. */
  adopt(query: string): void
  /** Searches what the input holds at once, and shows it before it returns. */
  settle(): void
  select(index: number): void
  /** Selects the result `by` places further on; after the last comes the first. */
  move(by: 1 | -1): void
  retry(): void
}

/** Wait after the last key before it is searched ahead, in milliseconds: when results are due, they need only be shown. */
const SEARCH_AHEAD_MS = SEARCH_DEBOUNCE_MS / 2

/** Searches what is typed, when no key has followed for a moment. */
export function useSearch(): Search {
  const [query, setQuery] = useState('')
  const [searched, setSearched] = useState('')
  const [choice, setChoice] = useState(0)
  const { status, found, retry, prepare } = useFound(searched)
  const { reply, results } = found

  useEffect(() => {
    if (query === searched) return
    // An empty query has no results: nothing to wait for.
    const wait = query.trim() === '' ? 0 : SEARCH_DEBOUNCE_MS
    const timer = setTimeout(() => {
      setSearched(query)
      setChoice(0)
    }, wait)
    return () => clearTimeout(timer)
  }, [query, searched])

  // Apart from the wait above, which an index that comes meanwhile would begin anew.
  useEffect(() => {
    if (query === searched) return
    const timer = setTimeout(() => prepare(query), SEARCH_AHEAD_MS)
    return () => clearTimeout(timer)
  }, [query, searched, prepare])

  const count = reply.answers.length + results.length
  const selected = Math.min(choice, count - 1)

  const adopt = (next: string) => {
    setQuery(next)
    setSearched(next)
    setChoice(0)
    storeQuery(next)
  }

  return {
    query,
    searched,
    reply,
    results,
    count,
    selected,
    status,
    change(next) {
      setQuery(next)
      storeQuery(next)
    },
    adopt,
    settle: () => flushSync(() => adopt(query)),
    select: setChoice,
    move(by) {
      if (count > 0) setChoice((selected + by + count) % count)
    },
    retry,
  }
}
