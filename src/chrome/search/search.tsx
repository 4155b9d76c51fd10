import type { ReactNode } from 'react'

/** The search dialog. */
export function Search(): ReactNode {
  return null
}
