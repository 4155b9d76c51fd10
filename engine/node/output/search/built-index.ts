import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type PartName, partNameOf } from '#model/search/index-parts.ts'
import { createParts, type Parts } from '#model/search/parts.ts'
import type { OutputFile } from '../output-file.ts'

/** The files of a search index: its head, and its parts by their names. */
export interface BuiltIndex {
  head: OutputFile
  parts: ReadonlyMap<PartName, OutputFile>
}

/**
 * Reads the search index of a built site.
 * @param folder that the site was written to
 * @throws Error when the folder holds no index.
 */
export async function readBuiltIndex(folder: string): Promise<BuiltIndex> {
  const read = async (file: string): Promise<OutputFile> => ({
    file,
    text: await readFile(path.join(folder, file), 'utf8'),
  })
  const home = await read('index.html')
  const start = / data-search="[^"]*?(assets\/search-[^"]*)\.json"/.exec(home.text)?.[1]
  if (start === undefined) throw new Error(`${folder} holds no search index`)
  const head = await read(`${start}.json`)
  const files = await Array.fromAsync(glob(`${start}-*.json`, { cwd: folder }))
  const parts = new Map<PartName, OutputFile>()
  for (const file of await Promise.all(files.map(read))) {
    const name = partNameOf(head.file, file.file)
    if (name) parts.set(name, file)
  }
  return { head, parts }
}

/** An index of which every part is there. */
export function wholeIndex({ head, parts }: BuiltIndex): Parts {
  const whole = createParts(JSON.parse(head.text))
  for (const [name, { text }] of parts) whole.put(name, JSON.parse(text))
  return whole
}
