import { useCallback, useEffect, useMemo, useState } from 'react'
import { type Found, NOTHING, type OpenIndex, openIndex, renewIndex } from './open-index.ts'

/** Whether what is searched for has been found, is waited for, or cannot be looked up. */
export type SearchStatus = 'loading' | 'failed' | 'ready'

/** What a query finds, as far as the index has come. */
interface SearchFound {
  status: SearchStatus
  /** While it is waited for, what was found before. */
  found: Found
  /** Tries again what did not come. */
  retry(): void
  /** Searches ahead what is probably asked for next, in the parts of the index that are here. */
  prepare(next: string): void
}

/** What a query finds, as the index comes. */
export function useFound(query: string): SearchFound {
  const [index, setIndex] = useState<OpenIndex>()
  const [hasFailed, setFailed] = useState(false)
  /** Grows when something has come, and when it is tried again. */
  const [round, setRound] = useState(0)
  const [last, setLast] = useState(NOTHING)

  // In another round more of the index may have come.
  const attempt = useMemo(() => index?.find(query), [index, query, round])

  // The next round tries again what has failed.
  useEffect(() => {
    if (attempt?.found) return
    let isAwaited = true
    const load = async () => {
      try {
        if (index) await index.load(attempt?.missing ?? [])
        return index ?? (await openIndex())
      } catch {
        return renewIndex()
      }
    }
    setFailed(false)
    void load().then(loaded => {
      if (!isAwaited) return
      if (!loaded) return setFailed(true)
      setIndex(loaded)
      setRound(count => count + 1)
    })
    return () => {
      isAwaited = false
    }
  }, [index, attempt, round])

  if (attempt?.found && attempt.found !== last) setLast(attempt.found)
  const retry = () => setRound(count => count + 1)
  const prepare = useCallback((next: string) => void index?.find(next), [index])
  const ways = { retry, prepare }
  if (attempt?.found) return { status: 'ready', found: attempt.found, ...ways }
  if (hasFailed) return { status: 'failed', found: NOTHING, ...ways }
  return { status: 'loading', found: last, ...ways }
}
