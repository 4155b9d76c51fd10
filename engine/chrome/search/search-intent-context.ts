import { createContext } from 'react'

/** What the search is told by the keys and buttons that ask for it. */
export interface SearchRequests {
  /** Says who answers from now on; a wish that waits is answered at once. */
  connect(answer: (wish: 'open' | 'toggle') => void): void
  /** What was typed since the search was asked for. */
  take(): string
}

export const SearchIntentContext = createContext<SearchRequests | undefined>(undefined)
