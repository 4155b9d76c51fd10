import { useSyncExternalStore } from 'react'

/** Screens on which the narrow picture is shown; `plot.module.css` says the same. */
const NARROW = '(width < 40rem)'

const subscribe = (onChange: () => void) => {
  const query = matchMedia(NARROW)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Which picture fits the screen; unknown in the page as it was built, which holds both. */
export function useScreen(): 'wide' | 'narrow' | undefined {
  return useSyncExternalStore(
    subscribe,
    () => (matchMedia(NARROW).matches ? 'narrow' : 'wide'),
    () => undefined,
  )
}
