import { useEffect, useState } from 'react'

/**
 * Whether something has been waited for so long that its progress is to be shown.
 * @param isWaiting whether it is still on its way
 * @param delay how long is long, in milliseconds
 * @param waited says how long it had been waited for before, in milliseconds; never another function
 */
export function useSlow(isWaiting: boolean, delay: number, waited?: () => number): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(setSlow, delay - (waited?.() ?? 0), true)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isWaiting, delay, waited])
  return isSlow && isWaiting
}
