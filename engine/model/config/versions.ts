import { z } from 'zod'
import { basePathSchema } from './address.ts'

/** One version of the documentation, built by itself and served under a path of its own. */
const versionSchema = z.strictObject({
  /** What readers see in the menu, such as "2.0". */
  label: z.string().min(1),
  /** Path that this version is served under. */
  basePath: basePathSchema,
  /**
   * Site paths that it answers, as `published-pages.json` lists them: a page that is among them is linked, and for any
   * other the first page is. Default: none.
   */
  pages: z.array(z.string().startsWith('/')).default([]),
})

/** The versions of a site, the current one first. */
export const versionsSchema = z.array(versionSchema)

/** A version of a site. */
export type Version = z.output<typeof versionSchema>
