import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Folder of code that pages show, below the site's root. */
export const SNIPPET_FOLDER = 'content/snippets'

/**
 * Gives what reads the snippets of a site. It throws an Error for a file that is not there.
 * @param root folder of the site
 */
export function snippetReader(root: string): (file: string) => string {
  return file => {
    try {
      return readFileSync(path.join(root, SNIPPET_FOLDER, file), 'utf8').trimEnd()
    } catch {
      throw new Error(`there is no file ${SNIPPET_FOLDER}/${file}`)
    }
  }
}
