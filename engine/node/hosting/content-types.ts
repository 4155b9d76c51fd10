import path from 'node:path'

/**
 * Types of the files that a site may hold, by their endings. Texts name their encoding: without it a browser guesses.
 * JSON, YAML and XML are read as UTF-8 anyway. Names are registered at https://www.iana.org/assignments/media-types/.
 */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  yaml: 'application/yaml',
  yml: 'application/yaml',
  xml: 'application/xml',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/vnd.microsoft.icon',
  woff2: 'font/woff2',
  woff: 'font/woff',
  ttf: 'font/ttf',
  otf: 'font/otf',
  pdf: 'application/pdf',
  wasm: 'application/wasm',
  zip: 'application/zip',
  mp4: 'video/mp4',
  webm: 'video/webm',
}

/** The type of a file whose ending is not known: browsers save it. */
export const OTHER_TYPE = 'application/octet-stream'

/** Types of files whose names do not say them by an ending, by their paths from the site's root. */
export const NAMED_TYPES: Readonly<Record<string, string>> = {
  '.well-known/api-catalog': 'application/linkset+json',
  'feed.xml': 'application/atom+xml; charset=utf-8',
}

/** The type of a file, by its name below the site's folder. */
export function contentType(file: string): string {
  return NAMED_TYPES[file] ?? CONTENT_TYPES[path.extname(file).slice(1).toLowerCase()] ?? OTHER_TYPE
}
