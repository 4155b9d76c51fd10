import { withBase } from '#model/routes.ts'

/** An address that a page had, and where its readers are sent: site paths, without the base path. */
export interface HostRedirect {
  from: string
  to: string
  /** The Markdown of the page that took its place; undefined for what has none. */
  twin?: string | undefined
}

/** The forms of an address that lead to a page: with and without its ending, and with a slash. */
export function formsOf(path: string): string[] {
  return [path, `${path}/`, `${path}.html`]
}

/** A site path as an answer may send it, with what stands before its fragment. @param asked such as a query */
export function sentPath(basePath: string, path: string, asked = ''): string {
  const [bare = '', fragment] = encodeURI(path).split('#')
  return `${withBase(bare, basePath)}${asked}${fragment === undefined ? '' : `#${fragment}`}`
}

/** A path as a regular expression reads it. */
export function escaped(path: string): string {
  return path.replace(/[.+*?()[\]{}|^$\\]/g, '\\$&')
}
