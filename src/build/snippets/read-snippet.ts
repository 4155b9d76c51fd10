import { readFileSync } from 'node:fs'
import path from 'node:path'
import { withBase } from '#model/routes.ts'
import type { ShownSnippet } from '#prose/article-context.ts'
import { isNetworkSample, isRecorded, SNIPPET_FOLDER } from './files.ts'
import { readRecord } from './record.ts'
import { typesFileOf } from './types-files.ts'

/**
 * Gives what reads the snippets of a site. It throws an Error for a file that is not there, and for one that
 * has changed since its output and types were recorded.
 * @param root folder of the site
 * @param basePath of the site
 */
export function snippetReader(root: string, basePath: string): (file: string) => ShownSnippet {
  return file => {
    const text = readText(root, file)
    if (!isRecorded(file)) return { text }
    const { output, types } = readRecord(root, file)
    return {
      text,
      ...(output !== undefined && { output, isExampleAnswer: isNetworkSample(file) }),
      ...(types.names.length > 0 && { types: withBase(`/${typesFileOf(file, types)}`, basePath) }),
    }
  }
}

function readText(root: string, file: string): string {
  try {
    return readFileSync(path.join(root, SNIPPET_FOLDER, file), 'utf8').trimEnd()
  } catch {
    throw new Error(`there is no file ${SNIPPET_FOLDER}/${file}`)
  }
}
