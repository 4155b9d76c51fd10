import { createContext, memo, type ReactNode, use } from 'react'

/** Markup of an island's static content by name. */
export const SlotContext = createContext<Record<string, string>>({})

/**
 * Static content inside an island. The build renders it; in the browser it stays as it is in the page: hydration does not
 * look inside, and the markup handed over here is set only when the part is rendered anew. So this renders once: React sets
 * markup whenever it is handed over, also the same, and what an island did within it would be lost.
 */
export const Slot = memo(function Slot({ name }: { name: string }): ReactNode {
  const slots = use(SlotContext)
  return (
    <div
      data-slot={name}
      dangerouslySetInnerHTML={{ __html: slots[name] ?? '' }}
      suppressHydrationWarning
    />
  )
})
