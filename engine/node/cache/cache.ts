import { randomUUID } from 'node:crypto'
import {
  lstat,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  unlink,
  utimes,
  writeFile,
} from 'node:fs/promises'
import path from 'node:path'
import { digestOf } from './hash.ts'

/*
 * The cache folder holds what builds made, each entry named by all that it was made of, so that an entry is
 * never wrong and never changes. What a disk or a program has damaged is told by its digest, and made anew. An entry's
 * time is that of its last use; what was used longest ago is dropped when a folder holds more than it may.
 */

/** File of a folder in the cache that holds the digest of all others. */
const SEAL = 'seal'

/** Notes that an entry of the cache is in use. */
export async function markUsed(entry: string): Promise<void> {
  const now = new Date()
  // Another build may have dropped it meanwhile.
  await utimes(entry, now, now).catch(() => {})
}

/** What the system says of a folder that cannot be made for something in its way, or that goes while somebody else makes it. */
const IN_THE_WAY: readonly (string | undefined)[] = ['EEXIST', 'ENOTDIR', 'ENOENT']

/** How often a folder is tried. Each worker of a build may get in the way of the others once or twice. */
const TRIES = 100

/** Makes a folder of the cache, while others may. A file in its way is none of the cache's, and goes. */
export async function makeFolder(folder: string): Promise<void> {
  for (let tries = 1; ; tries++)
    try {
      await mkdir(folder, { recursive: true })
      return
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (!IN_THE_WAY.includes(code) || tries === TRIES) throw error
      await removeFileInTheWay(folder)
    }
}

/** Removes the part of a folder's path that is a file, or a link that leads nowhere, if nobody else has yet. */
async function removeFileInTheWay(folder: string): Promise<void> {
  const found =
    (await stat(folder).catch(() => undefined)) ?? (await lstat(folder).catch(() => undefined))
  if (!found) await removeFileInTheWay(path.dirname(folder))
  else if (!found.isDirectory())
    await unlink(folder).catch(async error => {
      // Whoever else makes the folder may have removed it meanwhile, and put the folder there.
      const now = await stat(folder).catch(() => undefined)
      if (now && !now.isDirectory()) throw error
    })
}

/** Keeps an entry. Nobody ever reads half of it, even while the same entry is written elsewhere. */
export async function keepEntry(entry: string, content: string | Uint8Array): Promise<void> {
  const part = `${entry}.${randomUUID()}`
  await writeFile(part, Buffer.concat([digestOf(content), Buffer.from(content)]))
  await rename(part, entry).catch(async () => {
    // A folder that has its name is none of the cache's.
    await rm(entry, { recursive: true, force: true })
    await rename(part, entry)
  })
}

/** What was kept as an entry; undefined where there is none, or what is there is damaged. */
export async function readEntry(entry: string): Promise<Buffer | undefined> {
  const kept = await readFile(entry).catch(() => undefined)
  if (!kept) return undefined
  const { length } = digestOf('')
  const content = kept.subarray(length)
  if (!kept.subarray(0, length).equals(digestOf(content))) return undefined
  await markUsed(entry)
  return content
}

/** Digest of all files of a folder, their places included. */
async function digestOfFolder(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile())
  const places = files.map(({ parentPath, name }) => path.join(parentPath, name)).sort()
  const parts: (string | Uint8Array)[] = []
  for (const place of places) {
    const name = path.relative(folder, place)
    if (name !== SEAL) parts.push(name, digestOf(await readFile(place)))
  }
  return digestOf(...parts).toString('hex')
}

/** Seals a folder that is whole. */
async function sealFolder(folder: string): Promise<void> {
  await writeFile(path.join(folder, SEAL), await digestOfFolder(folder))
}

/** Whether a folder is there as it was sealed. */
export async function isSealed(folder: string): Promise<boolean> {
  const seal = await readFile(path.join(folder, SEAL), 'utf8').catch(() => undefined)
  return seal !== undefined && seal === (await digestOfFolder(folder))
}

/**
 * Keeps a folder, sealed. It is made beside its place, which it takes when it is whole.
 * @throws whatever `make` does.
 */
export async function keepFolder(
  folder: string,
  make: (fresh: string) => Promise<void>,
): Promise<void> {
  const fresh = `${folder}.${randomUUID()}`
  await makeFolder(path.dirname(folder))
  try {
    await make(fresh)
    await sealFolder(fresh)
  } catch (error) {
    await rm(fresh, { recursive: true, force: true })
    throw error
  }
  if (!(await isSealed(folder))) await rm(folder, { recursive: true, force: true })
  await rename(fresh, folder).catch(async error => {
    // Another build of the same sources was quicker.
    if (!(await isSealed(folder))) throw error
    await rm(fresh, { recursive: true, force: true })
  })
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
