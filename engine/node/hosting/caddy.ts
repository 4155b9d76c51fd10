import { WORKER_FILE } from '#model/offline.ts'
import { CONTENT_TYPES, contentType, NAMED_TYPES, OTHER_TYPE } from './content-types.ts'
import { escaped, sentPath } from './host-redirects.ts'
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

/** Nested blocks of a Caddyfile: a line, or a head with what stands in its braces. */
type Lines = readonly (string | readonly [head: string, body: Lines])[]

function written(lines: Lines, indent = ''): string {
  return lines
    .map(line =>
      typeof line === 'string'
        ? `${indent}${line}\n`
        : `${indent}${line[0]} {\n${written(line[1], `${indent}\t`)}${indent}}\n`,
    )
    .join('')
}

const set = ([name, value]: Header) => `${name} "${value}"`

const SEND = ['file_server', ['precompressed br zstd gzip', 'disable_canonical_uris']] as const

/** Sends a file in the form that the reader accepts, with the type of its name. */
const SEND_TYPED: Lines = [
  [
    'map {path} {content_type}',
    [
      ...Object.entries(NAMED_TYPES).map(([file, type]) => `/${file} "${type}"`),
      ...Object.entries(CONTENT_TYPES).map(([ending, type]) => `~\\.${ending}$ "${type}"`),
      `default ${OTHER_TYPE}`,
    ],
  ],
  'header Content-Type {content_type}',
  SEND,
]

/** Gives a name to the query of a request with its question mark. */
const QUERY = ['map {query} {asked}', ['"" ""', 'default "?{query}"']] as const

/** What Caddy 2.6 or newer imports in a site block whose `root` is the folder of the site. */
export function caddySnippet({
  basePath,
  notFoundFolders,
  headers,
  redirects,
}: HostedSite): string {
  const base = basePath.replace(/\/$/, '')
  const isOutside = `@outside not path ${base} ${base}/*`
  // An answer to an unknown path begins without the headers that were set before.
  const common: Lines[number] = ['header', [...headers.map(set), '-Last-Modified', '-Server']]
  const lines: Lines = [
    '# Written by the build. Import it in a site block whose root is the folder of the site.',
    common,
    [
      'route',
      [
        '@refused not method GET HEAD',
        ['header @refused', [set(['Allow', 'GET, HEAD']), set(['Cache-Control', 'no-store'])]],
        'respond @refused 405',
        `header Cache-Control ${REVALIDATED}`,
        ...(base === '' ? [] : [isOutside, 'error @outside 404']),
        `@hidden path ${base}/_headers ${base}/_redirects ${base}/_hosting ${base}/_hosting/* */404 */404/ */404.html */404.html/`,
        'error @hidden 404',
        ...(base === '' ? [] : [`uri strip_prefix ${base}`]),
        ...(redirects.length > 0 ? [QUERY] : []),
        ...redirects.flatMap(({ from, to, twin }, index) => {
          const sends = (path: string) => sentPath(basePath, path, '{asked}')
          return [
            `@moved${index} path_regexp "^${escaped(from)}(?:\\.html|/)?$"`,
            `redir @moved${index} "${sends(to)}" 301`,
            ...(twin === undefined
              ? []
              : [
                  `@twin${index} path_regexp "^${escaped(from)}\\.md$"`,
                  `redir @twin${index} "${sends(twin)}" 301`,
                ]),
          ]
        }),
        ['@no_worker', [`path /${WORKER_FILE}`, `not file /${WORKER_FILE}`]],
        ['header @no_worker', [set(['Content-Type', NO_WORKER_TYPE]), set(['Vary', VARY])]],
        `respond @no_worker "${NO_WORKER}" 404`,
        '@first path_regexp ^/?$',
        'rewrite @first /index',
        '@folder path_regexp folder ^(/.+)/$',
        'rewrite @folder {re.folder.1}',
        [
          '@twin',
          [
            `header_regexp Accept "(?i)${FULLY_MARKDOWN}"`,
            `not header_regexp Accept "(?i)${FULLY_HTML}"`,
            'not file',
            'file {path}.md',
          ],
        ],
        'rewrite @twin {path}.md',
        'try_files {path} {path}.html',
        '@kept path /assets/*',
        `header @kept Cache-Control "${KEPT}"`,
        // The server of files adds a second one for some answers: what is set later takes its place.
        ['header @kept', [set(['Vary', VARY_OF_KEPT]), 'defer']],
        '@pages not path /assets/*',
        ['header @pages', [set(['Vary', VARY]), 'defer']],
        ...SEND_TYPED,
      ],
    ],
    [
      'handle_errors',
      [
        common,
        `header Cache-Control ${REVALIDATED}`,
        ['header', [set(['Vary', VARY]), 'defer']],
        `header Content-Type "${contentType('404.html')}"`,
        '@lost expression {http.error.status_code} == 404',
        [
          'route @lost',
          [
            ...notFoundFolders.flatMap((folder, index) => [
              ...(folder === '' ? [] : [`@in${index} path ${base}${folder}/*`]),
              [
                folder === '' ? 'handle' : `handle @in${index}`,
                [`rewrite * ${folder}/404.html`, SEND],
              ] as const,
            ]),
          ],
        ],
      ],
    ],
  ]
  return written(lines)
}
