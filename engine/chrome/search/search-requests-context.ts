import { createContext } from 'react'
import type { Typed } from './waiting-dialog.ts'

/** The search as the boot script holds it: it is asked for, closed and waited for also before the app is there. */
export interface SearchRequests {
  /**
   * Sets what shows and hides the search; a request that was made before is passed on at once.
   * A request for a search that is open already is passed on, too: the keyboard goes to it.
   */
  connect(show: (isOpen: boolean) => void): void
  /** Shows that the search is on its way, in a field that takes what is typed meanwhile. */
  wait(): void
  /** Calls when no input method composes in that field. */
  whenComposed(call: () => void): void
  /** Ends the waiting. @returns what was typed, or asked for in words; undefined when there is nothing of either. */
  take(): Typed | undefined
  /**
   * Says that the search did not load, when somebody waits for it.
   * @param isRetry whether it was tried again in vain. Some browsers remember for as long as the document stays that a
   *   script did not load: then the document is loaded anew, and what was typed is there when the search is opened in it.
   * @param isOfApp whether the app did not load: then the document is loaded anew once also while nobody waits.
   * @returns whether that is all: the document is being loaded, or somebody waits, who has been told.
   */
  fail(isRetry?: boolean, isOfApp?: boolean): Promise<boolean>
  /**
   * Closes the search.
   * @param follow follows a link of it, once the browser has gone back from the search to the page.
   */
  close(follow?: () => void): void
  /** What had the focus when the search was asked for. */
  opener(): Element | null
  /** How long ago the search was asked for, in milliseconds. */
  waited(): number
}

/** How parts of the frame ask for the search. */
export const SearchRequestsContext = createContext<SearchRequests | undefined>(undefined)
