/**
 * A page's path is its place under `content/`: `content/<folder>/<page>.mdx` is `/<folder>/<page>`.
 * Paths in this code are always site paths: they start with `/`, carry no base path, no `.html`,
 * no trailing slash (but the root), no query and no fragment.
 */

/** The path of a content file, given relative to `content/` with forward slashes. */
export function pathOfFile(file: string): string {
  const bare = file.replace(/\.mdx?$/, '')
  const path = `/${bare}`.replace(/\/index$/, '')
  return path === '' ? '/' : path
}

/** The file a page is written to, relative to the output folder: `/` is `index.html`. */
export function outputFileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

/** A site path in its one spelling: `/a/b.html`, `/a/b/` and `/a/b/index.html` are all `/a/b`. */
export function normalizePath(path: string): string {
  const bare = path
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '')
  return bare === '' ? '/' : bare
}

/** A base path in its one spelling, with a slash at either end: `docs` and `/docs` are `/docs/`. */
export function basePathOf(written: string): string {
  const bare = written.replace(/^\/+|\/+$/g, '')
  return bare === '' ? '/' : `/${bare}/`
}

/** The address of a site path under the base path (`/` or `/docs/`). Fragments and queries pass through. */
export function withBase(path: string, basePath: string): string {
  return basePath.replace(/\/$/, '') + path
}

/** The site path of an address path, or undefined when it lies outside the base path. */
export function withoutBase(pathname: string, basePath: string): string | undefined {
  const base = basePath.replace(/\/$/, '')
  if (base === '') return pathname
  if (pathname === base) return '/'
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : undefined
}

/** The site path of the page at an address path; that of the first page when it lies outside the base path. */
export function sitePathOf(pathname: string, basePath: string): string {
  return normalizePath(withoutBase(pathname, basePath) ?? '/')
}

/** A path without its escapes; one that is escaped wrongly stays as it is. */
export function decodedPath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Words of an address, such as a fragment, without their escapes; what is escaped wrongly stays as it is. */
export function decodedText(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** True for an address that leads off the site: another scheme or host. */
export function isExternal(href: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(href)
}
