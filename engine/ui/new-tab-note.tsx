import type { ReactNode } from 'react'
import { words } from '#words'

/** Tells screen readers that a link opens in a new tab. */
export function NewTabNote(): ReactNode {
  return <span className="visually-hidden">{words.newTab}</span>
}
