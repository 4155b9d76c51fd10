import { keep, readKept } from '#ui/storage.ts'

const EXCERPTS_KEY = 'search-excerpts'
const QUERY_KEY = 'search-query'

/** Whether results show excerpts: yes, unless the reader once said no. */
export function readShowsExcerpts(): boolean {
  return readKept('localStorage', EXCERPTS_KEY) !== 'false'
}

/** Remembers, across visits, whether results show excerpts. */
export function storeShowsExcerpts(shows: boolean): void {
  keep('localStorage', EXCERPTS_KEY, String(shows))
}

/** The last query of this visit. */
export function readQuery(): string {
  return readKept('sessionStorage', QUERY_KEY) ?? ''
}

/** Remembers the query for this visit. */
export function storeQuery(query: string): void {
  keep('sessionStorage', QUERY_KEY, query)
}
