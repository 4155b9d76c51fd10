import { createContext } from 'react'

/** What a key or a button asks of the search. */
export type SearchAction = 'open' | 'toggle'

/** The requests to search that keys and buttons make, also before the search has loaded. */
export interface SearchRequests {
  /** Sets what is called for each request; one that was made before is passed on at once. */
  connect(answer: (action: SearchAction) => void): void
  /** Ends collecting characters. @returns those that were typed since the search was asked for. */
  take(): string
}

export const SearchRequestsContext = createContext<SearchRequests | undefined>(undefined)
