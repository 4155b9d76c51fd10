import type { ComponentType, ReactNode } from 'react'
import { Island } from '#islands/island.tsx'

/** Name of the tag that places a figure: `token-flow` is placed by `<TokenFlowFigure />`. */
export function figureTagName(id: string): string {
  return `${id.replace(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase())}Figure`
}

/** The tag by which an author places a figure. */
export function figureTag(id: string, component: ComponentType<never>): () => ReactNode {
  return () => <Island name={id} component={component as ComponentType<object>} props={{}} />
}
