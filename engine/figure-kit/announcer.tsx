import { type ReactNode, useEffect, useRef, useState } from 'react'

/** How long a result must stand before it is read out: while a control is dragged, none is. */
const SETTLED_MS = 700

/** Tells screen readers a result once it has settled; the first one stands in the page already. */
export function Announcer({ text }: { text: string }): ReactNode {
  const [announced, setAnnounced] = useState('')
  const last = useRef(text)

  useEffect(() => {
    if (last.current === text) return
    const timer = setTimeout(() => {
      last.current = text
      setAnnounced(text)
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [text])

  return (
    <p className="visually-hidden" role="status">
      {announced}
    </p>
  )
}
