import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { BuildError } from '../diagnostics/build-error.ts'

/** How often a folder is put in its place: another build may put its own there at the same time. */
const ATTEMPTS = 5

/** Endings of the folders beside one that is made anew: the new one, and what it takes the place of. */
const ENDING = /^\.(new|old)-(\d+)$/

/** What a process that has ended left beside a folder. */
interface Leftover {
  name: string
  kind: string
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0)
    return true
  } catch {
    return false
  }
}

/**
 * Makes a folder anew beside its place and puts it there when it is whole. Until then, and when the process is killed,
 * runs out of disk, or meets another that makes the same folder, what was there before stays as it is. Readers never
 * find half of either.
 * @param folder absolute.
 * @param make fills an empty folder; what it throws is thrown on.
 * @throws BuildError for a folder that cannot be moved, such as one that a disk is mounted at.
 */
export async function replaceFolder(
  folder: string,
  make: (folder: string) => Promise<void>,
): Promise<void> {
  const made = `${folder}.new-${process.pid}`
  const former = `${folder}.old-${process.pid}`
  await tidy(folder)
  await mkdir(made, { recursive: true })
  try {
    await make(made)
    await exchange(folder, made, former)
  } finally {
    // Where one file cannot be written, others may still be on their way into the folder.
    await rm(made, { recursive: true, force: true, maxRetries: ATTEMPTS })
    await rm(former, { recursive: true, force: true })
  }
}

/** Puts a folder in the place of another, which is kept until then. */
async function exchange(folder: string, made: string, former: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    if (existsSync(folder)) await moveAway(folder, former)
    try {
      await rename(made, folder)
      return
    } catch (error) {
      // Another build was faster.
      const isTaken = ['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')
      if (isTaken && attempt < ATTEMPTS) continue
      if (existsSync(former) && !existsSync(folder)) await rename(former, folder)
      throw error
    }
  }
}

async function moveAway(folder: string, former: string): Promise<void> {
  await rm(former, { recursive: true, force: true })
  try {
    await rename(folder, former)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return
    throw new BuildError([
      {
        file: folder,
        message: `cannot be replaced by the new site as a whole (${code})`,
        fix: 'name a folder below it, which can be renamed: --out DIR',
      },
    ])
  }
}

/**
 * Puts a site back that was on its way out when a build was killed: between the two renames that change it for the new one
 * there is none in its place.
 * @param folder absolute.
 */
export async function restoreFolder(folder: string): Promise<void> {
  const parent = path.dirname(folder)
  if (existsSync(folder) || !existsSync(parent)) return
  const [former] = (await leftovers(parent, path.basename(folder))).filter(
    ({ kind }) => kind === 'old',
  )
  if (former) await rename(path.join(parent, former.name), folder)
}

/** Clears away what builds that were killed have left, and puts a site back that was on its way out. */
async function tidy(folder: string): Promise<void> {
  const parent = path.dirname(folder)
  if (!existsSync(parent)) return
  await restoreFolder(folder)
  for (const { name } of await leftovers(parent, path.basename(folder)))
    await rm(path.join(parent, name), { recursive: true, force: true })
}

async function leftovers(parent: string, base: string): Promise<Leftover[]> {
  const names = (await readdir(parent)).filter(name => name.startsWith(base))
  return names.flatMap(name => {
    const [, kind, id] = ENDING.exec(name.slice(base.length)) ?? []
    return kind && id && !isRunning(Number(id)) ? [{ name, kind }] : []
  })
}
