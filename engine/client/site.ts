import type { Site } from '#model/site.ts'

/** Put in by the bundler: the checked settings, cut to what the frame needs. */
declare const __SITE__: Site

/** The site's settings. */
export const site: Site = __SITE__
