import type { Site } from '#model/site.ts'

/**
 * The checked settings, cut to what the frame needs. A build puts them into the app that is bundled
 * (`engine/node/bundle/app-scripts.ts`); what renders pages has them in its global object.
 */
declare const __SITE__: Site

/** The site's settings. */
export const site: Site = __SITE__
