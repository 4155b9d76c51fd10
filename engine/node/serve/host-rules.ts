import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * A file of a site with rules for hosts; empty for a folder without it. It is read anew each time: a build may have put
 * another one there.
 */
export function readHostRules(folder: string, name: '_headers' | '_redirects'): string {
  try {
    return readFileSync(path.join(folder, name), 'utf8')
  } catch {
    return ''
  }
}
