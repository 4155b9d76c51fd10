import type { ReactNode } from 'react'

/** The entries of the top navigation. */
export function TopNav(): ReactNode {
  return null
}
