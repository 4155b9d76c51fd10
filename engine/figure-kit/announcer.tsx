import type { ReactNode } from 'react'
import { useSettled } from './use-settled.ts'

/** Tells screen readers a result once it has settled; the first one stands in the page already. */
export function Announcer({ text }: { text: string }): ReactNode {
  return (
    <p className="visually-hidden" role="status">
      {useSettled(text)}
    </p>
  )
}
