import { readFileSync } from 'node:fs'
import path from 'node:path'
import { withBase } from '#model/routes.ts'
import type { SampleTypes } from '#model/sample-types.ts'
import { TagError } from '#model/tag-error.ts'
import type { ShownSnippet } from '#prose/article-context.ts'
import { isNetworkSample, isRecorded, SNIPPET_FOLDER } from './files.ts'
import { readRecord, type SnippetRecord } from './record.ts'
import { typesFileOf } from './types-files.ts'

/** What is done with a sample that has changed since its output and types were recorded. */
type WhenStale = 'refuse' | 'show without output'

/**
 * Gives what reads the snippets of a site. It throws a TagError for a file that is not there.
 * @param root folder of the site
 * @param basePath of the site
 * @param whenStale a published page must not show an old output; an author who edits wants to see the edit.
 */
export function snippetReader(
  root: string,
  basePath: string,
  whenStale: WhenStale,
): (file: string) => ShownSnippet {
  return file => {
    const text = readText(root, file)
    const record = isRecorded(file) && recordOf(root, file, whenStale)
    if (!record) return { text }
    const { output, types } = record
    return {
      text,
      ...(output !== undefined && { output, isExampleAnswer: isNetworkSample(file) }),
      ...(types.names.length > 0 && {
        types: withBase(`/${typesFileOf(file, types)}`, basePath),
        declarations: declarationsOf(types),
      }),
    }
  }
}

/** Longest declaration that is said beside a sample where no pointer can ask for it, in characters. */
const LONGEST_DECLARATION = 120

function declarationsOf({ types }: SampleTypes): string[] {
  const isShort = (type: string) => !type.includes('\n') && type.length <= LONGEST_DECLARATION
  return [...new Set(types.map(({ type }) => type).filter(isShort))]
}

function recordOf(root: string, file: string, whenStale: WhenStale): SnippetRecord | undefined {
  try {
    return readRecord(root, file)
  } catch (error) {
    if (whenStale === 'refuse') throw error
    return undefined
  }
}

function readText(root: string, file: string): string {
  try {
    return readFileSync(path.join(root, SNIPPET_FOLDER, file), 'utf8').trimEnd()
  } catch {
    throw new TagError(`there is no file ${SNIPPET_FOLDER}/${file}`, 'correct its name')
  }
}
