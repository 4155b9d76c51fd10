import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { SampleTypes } from '#model/sample-types.ts'
import { TagError } from '#model/tag-error.ts'
import { recordFileOf } from './files.ts'
import { snippetHash } from './snippet-hash.ts'

/** What is known of a sample from running and compiling it. */
export interface SnippetRecord {
  /** Of what it was made from (`snippetHash`). */
  hash: string
  /** What it printed; left out when it prints nothing. */
  output?: string
  types: SampleTypes
}

const FIX = 'run "npm run snippets" and read what it changed'

/**
 * Reads what was recorded of a sample.
 * @param root folder of the site
 * @param file below `content/snippets/`
 * @throws TagError when there is no record, or the sample or a package has changed since
 */
export function readRecord(root: string, file: string): SnippetRecord {
  const recordFile = recordFileOf(file)
  let record: SnippetRecord
  try {
    record = JSON.parse(readFileSync(path.join(root, recordFile), 'utf8'))
  } catch {
    throw new TagError(`the output and types of the sample ${file} were never recorded`, FIX)
  }
  if (record.hash !== snippetHash(root, file)) {
    throw new TagError(
      `the sample ${file} or a package it uses has changed since ${recordFile} was made`,
      FIX,
    )
  }
  return record
}
