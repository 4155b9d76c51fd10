import { WORKER_FILE } from '#model/offline.ts'
import { withBase } from '#model/routes.ts'
import { CONTENT_TYPES, NAMED_TYPES, OTHER_TYPE } from './content-types.ts'
import { escaped, type HostRedirect, sentPath } from './host-redirects.ts'
import {
  FULLY_HTML,
  FULLY_MARKDOWN,
  type Header,
  type HostedSite,
  KEPT,
  NO_WORKER,
  NO_WORKER_TYPE,
  REVALIDATED,
  VARY,
  VARY_OF_KEPT,
} from './response-headers.ts'

const addHeader = ([name, value]: Header, isForErrors = true) =>
  `add_header ${name} "${value}"${isForErrors ? ' always' : ''};`

function block(head: string, lines: readonly string[]): string {
  return `${head} {\n${lines.map(line => `    ${line}`).join('\n')}\n}`
}

/** What answers unknown paths of a folder. */
const answerOf = (folder: string) => `@not_found${folder.replace(/[^\w]/g, '_')}`

/** Answers for an address that a page had, in each of its forms. */
function movedBlocks(basePath: string, { from, to, twin }: HostRedirect): string[] {
  const old = escaped(withBase(from, basePath))
  const sends = (path: string) => `return 301 "${sentPath(basePath, path, '$is_args$args')}";`
  return [
    block(`location ~ "^${old}(?:\\.html|/)?$"`, [sends(to)]),
    ...(twin === undefined ? [] : [block(`location ~ "^${old}\\.md$"`, [sends(twin)])]),
  ]
}

/** Answers for the paths of a folder that has a page for unknown ones. */
function folderBlocks(bare: string, folder: string, hasMoved: boolean): string[] {
  const base = escaped(bare)
  const lost = `error_page 404 ${answerOf(folder)};`
  const within = escaped(folder)
  return [
    // This one would be asked before the expression of a redirect.
    ...(folder === '' || hasMoved
      ? []
      : [
          block(`location = ${bare}${folder}/`, [
            lost,
            `try_files ${folder}$site_twin ${folder}.html =404;`,
          ]),
        ]),
    block(`location ~ ^${base}${within}(?:/.*)?/404(?:\\.html)?/?$`, [lost, 'return 404;']),
    block(`location ~ ^${base}(?<site_page>${within}/.*[^/])/$`, [
      lost,
      'try_files $site_page$site_twin $site_page.html =404;',
    ]),
    block(`location ~ ^${base}(?<site_page>${within}/.*)$`, [
      lost,
      'try_files $site_page $site_page$site_twin $site_page.html =404;',
    ]),
    block(`location ${answerOf(folder)}`, [`try_files ${folder}/404.html =404;`]),
  ]
}

/**
 * What nginx 1.22 or newer includes in a server block whose `root` is the folder of the site.
 * Headers of a location take the place of those above it, so that each location with one of its own has them all.
 */
export function nginxSnippet({
  basePath,
  notFoundFolders,
  headers,
  redirects,
}: HostedSite): string {
  const bare = basePath.replace(/\/$/, '')
  const base = escaped(bare)
  // Files have a time that is made of their content, for the sake of the ETag: no date that a reader could use.
  const always: Header[] = [...headers, ['Last-Modified', '']]
  const common: Header[] = [...always, ['Vary', VARY]]
  const types = Object.entries(CONTENT_TYPES).map(([ending, type]) => `"${type}" ${ending};`)
  return `${[
    '# Written by the build. Include it in a server block whose root is the folder of the site.',
    block('types', types),
    `default_type ${OTHER_TYPE};`,
    'etag on;\nif_modified_since off;\nmax_ranges 1;\ngzip off;\ngzip_static on;',
    [...common, ['Cache-Control', REVALIDATED] satisfies Header]
      .map(each => addHeader(each))
      .join('\n'),
    'set $site_twin ".none";',
    block(`if ($http_accept ~* "${FULLY_MARKDOWN}")`, ['set $site_twin ".md";']),
    block(`if ($http_accept ~* "${FULLY_HTML}")`, ['set $site_twin ".none";']),
    `error_page 404 ${answerOf('')};\nerror_page 405 @refused;`,
    block('if ($request_method !~ ^(?:GET|HEAD)$)', ['return 405;']),
    block('location @refused', [
      ...common.map(each => addHeader(each)),
      addHeader(['Cache-Control', 'no-store']),
      addHeader(['Allow', 'GET, HEAD']),
      'return 405;',
    ]),
    ...(bare === ''
      ? []
      : [
          block('location /', ['return 404;']),
          block(`location = ${bare}`, ['try_files /index$site_twin /index.html =404;']),
        ]),
    block(`location = ${bare}/`, ['try_files /index$site_twin /index.html =404;']),
    // The host may be known to readers by another name and port than it knows itself.
    ...(redirects.length > 0 ? ['absolute_redirect off;'] : []),
    ...redirects.flatMap(redirect => movedBlocks(basePath, redirect)),
    block(`location ~ ^${base}/_(?:hosting(?:/|$)|headers$|redirects$)`, ['return 404;']),
    block(`location ~ ^${base}(?<site_file>/assets/.+)$`, [
      'try_files $site_file =404;',
      ...[...always, ['Vary', VARY_OF_KEPT] satisfies Header].map(each => addHeader(each)),
      addHeader(['Cache-Control', KEPT], false),
    ]),
    block(`location = ${bare}/${WORKER_FILE}`, [
      'error_page 404 @no_worker;',
      `try_files /${WORKER_FILE} =404;`,
    ]),
    block('location @no_worker', [
      'types {}',
      `default_type "${NO_WORKER_TYPE}";`,
      `return 404 "${NO_WORKER}";`,
    ]),
    ...Object.entries(NAMED_TYPES).map(([file, type]) =>
      block(`location = ${bare}/${file}`, [
        `error_page 404 ${answerOf('')};`,
        'types {}',
        `default_type "${type}";`,
        `try_files /${file} =404;`,
      ]),
    ),
    ...notFoundFolders.flatMap(folder =>
      folderBlocks(
        bare,
        folder,
        redirects.some(({ from }) => from === folder),
      ),
    ),
  ].join('\n\n')}\n`
}
