import { randomUUID } from 'node:crypto'
import { readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

/*
 * The cache folder holds what builds made, each entry named by all that it was made of, so that an entry is
 * never wrong and never changes. An entry's time is that of its last use; what was used longest ago is
 * dropped when a folder holds more than it may.
 */

/** Notes that an entry of the cache is in use. */
export async function markUsed(entry: string): Promise<void> {
  const now = new Date()
  // Another build may have dropped it meanwhile.
  await utimes(entry, now, now).catch(() => {})
}

/** Writes an entry so that nobody ever reads half of it, even while the same entry is written elsewhere. */
export async function writeWhole(entry: string, content: string | Uint8Array): Promise<void> {
  const part = `${entry}.${randomUUID()}`
  await writeFile(part, content)
  await rename(part, entry)
}

/** Drops all entries of a cache folder but those used last. @param keep how many stay. */
export async function pruneFolder(folder: string, keep: number): Promise<void> {
  const names = await readdir(folder)
  if (names.length <= keep) return
  const entries = await Promise.all(
    names.map(async name => {
      const entry = path.join(folder, name)
      const used = await stat(entry).catch(() => undefined)
      return { entry, usedAt: used?.mtimeMs ?? 0 }
    }),
  )
  const left = entries.sort((a, b) => b.usedAt - a.usedAt).slice(keep)
  await Promise.all(left.map(({ entry }) => rm(entry, { recursive: true, force: true })))
}
