import type { ComponentType, ReactNode } from 'react'
import { Island } from '#islands/island.tsx'

/**
 * The tag by which an author places a figure.
 * @param name of its island.
 */
export function figureTag(
  name: string,
  component: ComponentType<Record<string, never>>,
): () => ReactNode {
  return () => <Island name={name} component={component} props={{}} />
}
