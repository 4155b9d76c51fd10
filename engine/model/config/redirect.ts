import { z } from 'zod'

/** What a path may have that hosts, browsers and their rules all read alike; a query and a fragment are no part of it. */
const OLD_PATH = /^(?!.*(?:\.html|\.mdx?|\/index)$)(?:\/[^\s/?#%"'<>{}$*:;\\|^`]+)+$/u

/** An address that a page had, and the one that it has now. */
export const redirectSchema = z.strictObject({
  /** Site path that the page had, such as "/guide/setup". */
  from: z.string().regex(OLD_PATH, 'expected the path of a page, such as "/guide/setup"'),
  /** Site path of the page that took its place, perhaps with a fragment: "/guide/install#setup". */
  to: z.string().regex(/^\/(?!\/)[^\s"'<>{}$*;\\|^`?%]*$/u, 'expected a path that starts with "/"'),
})

/** An address that a page had, and the one that it has now, both from the site's root. */
export type Redirect = z.output<typeof redirectSchema>
