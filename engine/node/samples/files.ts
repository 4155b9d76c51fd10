import { glob } from 'node:fs/promises'
import path from 'node:path'
import { slashed } from '../paths.ts'

/** Folder of code that pages show, below the site's root. */
export const SNIPPET_FOLDER = 'content/snippets'

/** Folder of what was recorded of them: output and types, a file for each. */
export const RECORD_FOLDER = `${SNIPPET_FOLDER}/generated`

/** The samples of which something is recorded: those in TypeScript. */
export function isRecorded(file: string): boolean {
  return file.endsWith('.ts')
}

/** Samples that call the API. Their output is recorded with the documented example answers. */
export function isNetworkSample(file: string): boolean {
  return file.endsWith('.network.ts')
}

/** Where a sample's record lies, below the site's root. */
export function recordFileOf(file: string): string {
  return `${RECORD_FOLDER}/${file.replace(/\.ts$/, '.json')}`
}

/**
 * All samples of which something is recorded, in order.
 * @param root folder of the site
 * @returns paths below `content/snippets/`
 */
export async function recordedSnippets(root: string): Promise<string[]> {
  const files = await Array.fromAsync(glob('**/*.ts', { cwd: path.join(root, SNIPPET_FOLDER) }))
  return files.map(file => slashed(file)).sort()
}
