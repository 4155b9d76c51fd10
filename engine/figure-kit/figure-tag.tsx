import type { ComponentType, ReactNode } from 'react'
import { Island } from '#islands/island.tsx'

/** The tag by which an author places a figure. */
export function figureTag(id: string, component: ComponentType<never>): () => ReactNode {
  return () => <Island name={id} component={component as ComponentType<object>} props={{}} />
}
