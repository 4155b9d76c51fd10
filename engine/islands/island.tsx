import { type ComponentType, createElement, type ReactNode, use } from 'react'
import { IslandCollectorContext, type IslandProps } from './collector.ts'

interface Props<P extends IslandProps> {
  /** Its name in the registry, by which the browser finds its code. */
  name: string
  component: ComponentType<P>
  /** Data for the component. It must survive JSON. */
  props: P
  /** Static content, shown where the component renders `<Slot>`; it is never sent as script. */
  slots?: Record<string, ReactNode>
}

/**
 * Marks an interactive part of an article. At build it is rendered into the page; in the browser it is hydrated
 * alone. Here it renders an empty element, which is filled later: its own markup has to come from a render of its
 * own for the ids to match.
 */
export function Island<P extends IslandProps>({
  name,
  component,
  props,
  slots = {},
}: Props<P>): ReactNode {
  const collector = use(IslandCollectorContext)
  if (!collector) throw new Error(`the island "${name}" stands outside an article`)
  const index = collector.islands.length
  collector.islands.push({
    name,
    slots,
    component: () => createElement(component, props),
    origin: collector.origin?.(),
  })
  return <div data-island={name} data-index={index} data-props={JSON.stringify(props)} />
}
