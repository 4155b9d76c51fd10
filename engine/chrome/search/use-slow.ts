import { useEffect, useState } from 'react'
import { SEARCH_PROGRESS_DELAY_MS } from '#model/site-behavior.ts'

/**
 * Whether something has been on its way for so long that its progress is to be shown.
 * @param isLoading whether it still is.
 * @param waited says for how long, in milliseconds; never another function.
 */
export function useSlow(isLoading: boolean, waited: () => number): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(setSlow, SEARCH_PROGRESS_DELAY_MS - waited(), true)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isLoading, waited])
  return isSlow && isLoading
}
