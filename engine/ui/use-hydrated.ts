import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False at build and for the first render in the browser, which must match it; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
