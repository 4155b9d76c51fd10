import { z } from 'zod'
import { pathOrAddressSchema } from './address.ts'

const assistantSchema = z.strictObject({
  /** Name of the assistant. */
  name: z.string().min(1),
  /** Address that asks it; `:question` in its query is what is asked, the same as by the link. */
  pattern: z
    .url({ protocol: /^https?$/ })
    .regex(/\?.*:question/, 'expected an address with ":question" in its query'),
})

/** The menu beside the link to an assistant. */
export const assistantsSchema = z.strictObject({
  /** Other assistants that the page can be asked about, in the order shown. Default: none. */
  links: z.array(assistantSchema).default([]),
  /** Site path of what tells how to connect the documentation server. Default: none, and no such entry. */
  server: pathOrAddressSchema.optional(),
})

/** What the menu beside the link to an assistant leads to. */
export type Assistants = z.output<typeof assistantsSchema>
