import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Diagnostic } from '../diagnostics/build-error.ts'
import { oddCharacters } from '../diagnostics/odd-characters.ts'
import { slashed } from '../paths.ts'
import { SNIPPET_FOLDER } from './files.ts'

/** What is wrong with the characters of the code that pages show from files: readers copy it. @param root folder of the site */
export async function oddSamples(root: string): Promise<Diagnostic[]> {
  const folder = path.join(root, SNIPPET_FOLDER)
  const entries = await Array.fromAsync(glob('**/*', { cwd: folder, withFileTypes: true }))
  const files = entries
    .filter(entry => entry.isFile())
    .map(entry => path.join(entry.parentPath, entry.name))
  const found = files.sort().map(async file => {
    const name = `${SNIPPET_FOLDER}/${slashed(path.relative(folder, file))}`
    return oddCharacters(name, await readFile(file, 'utf8'))
  })
  return (await Promise.all(found)).flat()
}
