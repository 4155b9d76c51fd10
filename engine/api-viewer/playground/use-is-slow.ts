import { useEffect, useState } from 'react'
import { WAITING_MESSAGE_DELAY_MS } from '#model/site-behavior.ts'

/** Whether something has been waited for long enough that its progress is shown. */
export function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setIsSlow(true), WAITING_MESSAGE_DELAY_MS)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isWaiting])
  return isWaiting && isSlow
}
