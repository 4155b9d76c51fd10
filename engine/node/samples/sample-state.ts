import { readFileSync } from 'node:fs'
import path from 'node:path'
import { hashOf } from '../cache/hash.ts'
import { isRecorded, recordFileOf, SNIPPET_FOLDER } from './files.ts'
import { snippetHash } from './snippet-hash.ts'

/**
 * Names the state of a sample, of what it imports, and of what was recorded of it; one that cannot be read has a
 * name of its own.
 * @param file below `content/snippets/`
 */
export function sampleState(root: string, file: string): string {
  const read = (name: string) => {
    try {
      return readFileSync(path.join(root, name), 'utf8')
    } catch {
      return ''
    }
  }
  if (!isRecorded(file)) return hashOf(read(`${SNIPPET_FOLDER}/${file}`))
  try {
    return hashOf(snippetHash(root, file), read(recordFileOf(file)))
  } catch {
    return 'missing'
  }
}
