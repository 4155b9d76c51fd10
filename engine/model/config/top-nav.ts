import { z } from 'zod'
import { pathOrAddressSchema } from './address.ts'

/** One entry of the top navigation: a link, a group of links, or an element of your own. */
export interface TopNavItem {
  /** Stable name of the entry. Default: its text. */
  id?: string | undefined
  /** What the reader sees. */
  text: string
  /** Site path or https address. */
  link?: string | undefined
  /** Links of the dropdown this entry opens. */
  items?: TopNavItem[] | undefined
  /** Whether the dropdown begins with the versions of the site. Without such an entry, one is added for them. */
  versions?: true | undefined
  /** Markup of an element of your own, shown in place of the text. It is trusted: write it yourself. */
  element?: string | undefined
}

/** Checks an entry of the top navigation, with the entries of its dropdown. */
export const topNavItemSchema: z.ZodType<TopNavItem> = z.lazy(() =>
  z.strictObject({
    id: z.string().min(1).optional(),
    text: z.string().min(1),
    link: pathOrAddressSchema.optional(),
    items: z.array(topNavItemSchema).optional(),
    versions: z.literal(true).optional(),
    element: z.string().optional(),
  }),
)
