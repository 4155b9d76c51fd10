import type { HostRedirect } from './host-redirects.ts'

/** A header of an answer, as name and value. */
export type Header = readonly [name: string, value: string]

/** What a site needs of its host that is not in its files. */
export interface HostedSite {
  /** Path that the site is served under, with a slash at either end. */
  basePath: string
  /** Folders with a page for unknown paths of their own, the deepest first; the last is the site's root, an empty text. */
  notFoundFolders: readonly string[]
  /** Headers of every answer. */
  headers: readonly Header[]
  /** Addresses that pages had. */
  redirects: readonly HostRedirect[]
}

/** How long browsers use an encrypted line only, once they have: two years, in seconds. */
const HSTS_SECONDS = 63_072_000

/** What other sites learn of the page that a reader comes from: the site's address, without the page. */
export const REFERRER_POLICY = 'strict-origin-when-cross-origin'

/** What no page uses, and so no script that got into one may. */
const UNUSED_FEATURES = [
  ...['accelerometer', 'autoplay', 'camera', 'display-capture', 'encrypted-media', 'geolocation'],
  ...['gyroscope', 'magnetometer', 'microphone', 'midi', 'payment', 'publickey-credentials-get'],
  ...['screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
]

/** Pages and whatever else has a name that stays: asked for anew each time, and sent again only when it has changed. */
export const REVALIDATED = 'no-cache'
/** Files that are named by their content: kept for a year, in seconds, and never asked for anew. */
export const KEPT = 'public, max-age=31536000, immutable'

/**
 * What is answered for the script of the service worker when it is not there, instead of a page. It is no script, so that
 * browsers keep the worker that they have.
 */
export const NO_WORKER = 'There is no service worker.'
/** The type of that answer. */
export const NO_WORKER_TYPE = 'text/plain; charset=utf-8'

/** What answers depend on but those with files named by their content: at the address of a page lies its Markdown, too. */
export const VARY = 'Accept, Accept-Encoding'
/** What answers with files that are named by their content depend on. */
export const VARY_OF_KEPT = 'Accept-Encoding'

/**
 * Expressions for the header `Accept` of who prefers Markdown: the first one fits, and the second does not. Hosts that
 * cannot compare weights send Markdown only when it is wanted fully, and HTML is not.
 */
export const FULLY_MARKDOWN = fullyWanted('text/markdown')
/** The second of the two. */
export const FULLY_HTML = fullyWanted('text/html')

function fullyWanted(type: string): string {
  return `(?:^|,)\\s*${type}\\s*(?:;\\s*q=1(?:\\.0*)?\\s*)?(?:,|$)`
}

/**
 * The headers of every answer of a site but how long it may be kept.
 * @param policy content security policy.
 * @param isEncrypted whether the site is published at an https address.
 */
export function securityHeaders(policy: string, isEncrypted: boolean): Header[] {
  return [
    ['Content-Security-Policy', policy],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', REFERRER_POLICY],
    ['Permissions-Policy', UNUSED_FEATURES.map(feature => `${feature}=()`).join(', ')],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    // Files of other hosts, such as web fonts, are fetched without cookies, and need no header of their own.
    ['Cross-Origin-Embedder-Policy', 'credentialless'],
    ...(isEncrypted
      ? [['Strict-Transport-Security', `max-age=${HSTS_SECONDS}`] satisfies Header]
      : []),
  ]
}
