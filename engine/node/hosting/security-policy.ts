import { createHash } from 'node:crypto'
import type { OpenApiDocument } from '#model/api/document.ts'
import type { PageSources } from './page-sources.ts'

/** Where the style sheets of web fonts come from, and where those fetch the fonts. */
const FONT_ORIGINS: Readonly<Record<string, string>> = {
  'https://fonts.googleapis.com': 'https://fonts.gstatic.com',
}

/** The source of an inline element in a policy: https://www.w3.org/TR/CSP3/#framework-directive-source-list */
function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

const sorted = (values: Iterable<string>) => [...new Set(values)].sort()

/** The origins that the forms of API definitions send requests to. A server below the site's own address has none. */
function serverOrigins(documents: readonly Pick<OpenApiDocument, 'servers'>[]): string[] {
  const addresses = documents.flatMap(({ servers }) => servers.map(({ url }) => url))
  return sorted(addresses.flatMap(address => URL.parse(address)?.origin ?? []))
}

/**
 * The one content security policy of a site, for every page of it. A page that is opened in place brings its inline style
 * sheets into the document that was loaded, so that the policy names those of all pages.
 * @param pages what each document holds and loads
 * @param definitions API definitions whose forms send requests
 * @param hasWorker whether pages register the site's worker
 */
export function securityPolicy(
  pages: readonly PageSources[],
  definitions: readonly Pick<OpenApiDocument, 'servers'>[],
  hasWorker = false,
): string {
  const hashes = (texts: readonly string[]) => sorted(texts.map(hashSource))
  const styleOrigins = sorted(pages.flatMap(page => page.styleOrigins))
  const directives: readonly (readonly [name: string, ...sources: string[]])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...hashes(pages.flatMap(page => page.scripts))],
    ['style-src', "'self'", ...styleOrigins, ...hashes(pages.flatMap(page => page.styles))],
    ['font-src', "'self'", ...styleOrigins.flatMap(origin => FONT_ORIGINS[origin] ?? [])],
    ['img-src', "'self'", ...sorted(pages.flatMap(page => page.imageOrigins))],
    ['connect-src', "'self'", ...serverOrigins(definitions)],
    ['manifest-src', "'self'"],
    ['worker-src', hasWorker ? "'self'" : "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    // The script in the head makes the one policy: texts may become markup, and nothing but the worker's address a script's.
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'default'],
  ]
  return directives.map(directive => directive.join(' ')).join('; ')
}
