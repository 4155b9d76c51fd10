import { CONTENT_TYPES, NAMED_TYPES } from './content-types.ts'
import { formsOf, sentPath } from './host-redirects.ts'
import { type HostedSite, KEPT, VARY_OF_KEPT } from './response-headers.ts'

/** Types that hosts are known not to have by themselves. */
const SELDOM_KNOWN = ['yaml', 'yml', 'webmanifest', 'md']

/**
 * The file `_headers` of hosts that publish a folder, such as Netlify and Cloudflare Pages. What several rules say of one
 * header is joined there, so that pages have no rule of their own: both hosts ask for them anew each time.
 */
export function headersFile({ basePath, headers }: HostedSite): string {
  const rule = (pattern: string, lines: readonly (readonly [string, string])[]) =>
    [pattern, ...lines.map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  return `${[
    rule(`${basePath}*`, headers),
    rule(`${basePath}assets/*`, [
      ['Cache-Control', KEPT],
      ['Vary', VARY_OF_KEPT],
    ]),
    ...SELDOM_KNOWN.map(ending =>
      rule(`${basePath}*.${ending}`, [['Content-Type', CONTENT_TYPES[ending] ?? '']]),
    ),
    ...Object.entries(NAMED_TYPES).map(([file, type]) =>
      rule(`${basePath}${file}`, [['Content-Type', type]]),
    ),
  ].join('\n\n')}\n`
}

/**
 * The file `_redirects` of the same hosts: where addresses lead that pages had, and which page answers unknown paths of a
 * folder that has one of its own. Hosts find the one at the root by its name. One that sends the file of an old address
 * before it asks for rules sends a page that leads on.
 */
export function redirectsFile({ basePath, notFoundFolders, redirects }: HostedSite): string {
  const at = (path: string) => sentPath(basePath, path)
  const rules = [
    ...redirects.flatMap(({ from, to, twin }) => [
      ...formsOf(from).map(form => `${at(form)} ${at(to)} 301`),
      ...(twin === undefined ? [] : [`${at(`${from}.md`)} ${at(twin)} 301`]),
    ]),
    ...notFoundFolders
      .filter(folder => folder !== '')
      .map(folder => `${at(folder)}/* ${at(folder)}/404.html 404`),
  ]
  return rules.length > 0
    ? `${rules.join('\n')}\n`
    : '# No page has moved, and no folder has a page for unknown paths of its own.\n'
}
