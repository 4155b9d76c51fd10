import { outputFileOf } from './routes.ts'

/** The list of all pages for programs, at the site's root. */
export const LLMS_FILE = 'llms.txt'

/** The file with a page as Markdown, relative to the output folder: `/` is `index.md`. */
export function twinFileOf(path: string): string {
  return outputFileOf(path).replace(/\.html$/, '.md')
}
