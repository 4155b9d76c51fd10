import { z } from 'zod'
import { pathOrAddressSchema } from './address.ts'

/** One entry of the sidebar: a link, a section of entries, or both. */
export interface SidebarItem {
  /** What the reader sees. */
  text: string
  /** Site path of the page it leads to, or an https address. */
  link?: string | undefined
  /** Entries below it; sections nest up to five levels. */
  items?: SidebarItem[] | undefined
  /** Whether its entries start hidden. The section of the current page opens all the same. Default: false. */
  collapsed?: boolean | undefined
  /** Shown but not pressable, for a page that is announced. Default: false. */
  disabled?: boolean | undefined
  /** Address of a small image shown before the text. */
  icon?: string | undefined
}

/** Checks a sidebar item and everything below it. */
export const sidebarItemSchema: z.ZodType<SidebarItem> = z.lazy(() =>
  z.strictObject({
    text: z.string().min(1),
    link: pathOrAddressSchema.optional(),
    items: z.array(sidebarItemSchema).optional(),
    collapsed: z.boolean().optional(),
    disabled: z.boolean().optional(),
    icon: pathOrAddressSchema.optional(),
  }),
)
