const EXCERPTS_KEY = 'search-excerpts'
const QUERY_KEY = 'search-query'

/** Reads or writes a storage; one that refuses holds nothing. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}

/** Whether results show excerpts: yes, unless the reader once said no. */
export function readShowsExcerpts(): boolean {
  return attempt(() => localStorage.getItem(EXCERPTS_KEY)) !== 'false'
}

/** Remembers, across visits, whether results show excerpts. */
export function storeShowsExcerpts(shows: boolean): void {
  attempt(() => localStorage.setItem(EXCERPTS_KEY, String(shows)))
}

/** The last query of this visit. */
export function readQuery(): string {
  return attempt(() => sessionStorage.getItem(QUERY_KEY)) ?? ''
}

/** Remembers the query for this visit. */
export function storeQuery(query: string): void {
  attempt(() => sessionStorage.setItem(QUERY_KEY, query))
}
