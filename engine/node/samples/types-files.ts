import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SampleTypes } from '#model/sample-types.ts'
import { isTagError } from '#model/tag-error.ts'
import { hashOf } from '../cache/hash.ts'
import type { Diagnostic } from '../diagnostics/build-error.ts'
import { recordedSnippets, SNIPPET_FOLDER } from './files.ts'
import { readRecord } from './record.ts'

const FOLDER = 'assets/types'
const FILE = new RegExp(`^/${FOLDER}/(.+)-[\\w-]{10}\\.json$`)

/** Where the types of a sample's names are published, below the site's root. */
export function typesFileOf(file: string, types: SampleTypes): string {
  return `${FOLDER}/${file.replace(/\.ts$/, '')}-${hashOf(JSON.stringify(types))}.json`
}

/** The sample whose types are published at a path of the site; undefined for any other path. */
export function snippetOfTypes(sitePath: string): string | undefined {
  const name = FILE.exec(sitePath)?.[1]
  return name && `${name}.ts`
}

/**
 * Finds the samples that have changed since their output and types were recorded, whether a page shows them or not.
 * @param root folder of the site
 */
export async function staleSnippets(root: string): Promise<Diagnostic[]> {
  return (await recordedSnippets(root)).flatMap(file => {
    try {
      readRecord(root, file)
      return []
    } catch (error) {
      if (!isTagError(error)) throw error
      return { file: `${SNIPPET_FOLDER}/${file}`, message: error.message, fix: error.fix }
    }
  })
}

/** Writes the types of all samples, so that pages can fetch them when a reader asks for one. */
export async function writeTypesFiles(root: string, outFolder: string): Promise<void> {
  for (const file of await recordedSnippets(root)) {
    const { types } = readRecord(root, file)
    if (types.names.length === 0) continue
    const target = path.join(outFolder, typesFileOf(file, types))
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, JSON.stringify(types))
  }
}
