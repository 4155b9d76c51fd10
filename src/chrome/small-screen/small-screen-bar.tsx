import type { ReactNode } from 'react'

/** The bar under the top bar on small screens. */
export function SmallScreenBar({ hasOutline }: { hasOutline: boolean }): ReactNode {
  return hasOutline ? null : null
}
