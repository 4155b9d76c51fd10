import { useEffect, useRef, useState } from 'react'

/** How long a text must stand before it is read out: while a control is dragged, none is. */
const SETTLED_MS = 700

/** A text once it has settled; empty until then, since the first one is in the page already. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('')
  const last = useRef(text)

  useEffect(() => {
    if (last.current === text) return
    const timer = setTimeout(() => {
      last.current = text
      setSettled(text)
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [text])

  return settled
}
