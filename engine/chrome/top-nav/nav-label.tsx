import type { ReactNode } from 'react'
import type { TopNavItem } from '#model/config/top-nav.ts'

/** What an entry of the top navigation shows: its own element when the settings give one, else its text. */
export function NavLabel({ item: { element, text } }: { item: TopNavItem }): ReactNode {
  if (element === undefined) return text
  // Markup of the site's own settings, checked in with its code.
  return <span dangerouslySetInnerHTML={{ __html: element }} suppressHydrationWarning />
}
