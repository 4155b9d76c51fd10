import type { ReactNode } from 'react'

/** Tells screen readers that a link opens in a new tab. */
export function NewTabNote(): ReactNode {
  return <span className="visually-hidden"> (opens in a new tab)</span>
}
