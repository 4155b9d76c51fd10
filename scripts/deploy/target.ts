import { existsSync } from 'node:fs'
import { lstat, readdir, readFile, readlink } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import type { Files } from './files.ts'
import { DeployRefused } from './refused.ts'

/** Names in the folder that releases are deployed to. */
const RELEASES = 'releases'
const CURRENT = 'current'
const RECORD = 'deploys.json'
const LOCK = 'deploying'

/** Ending of a release that is not whole yet. */
const UNFINISHED = '.new'

/** A release that took its turn as the one that is served. */
export interface Turn {
  /** Name of its folder. */
  release: string
  /** When it began to be served, in UTC as ISO 8601 writes it. */
  from: string
}

/** Where the releases of a site lie, and which of them is served. */
export interface Target {
  /** Folder of a release. */
  releaseFolder(release: string): string
  /** Folder in which a release is put together. */
  unfinishedFolder(release: string): string
  /** Names of whole releases, the oldest first. */
  releases(): Promise<string[]>
  /** Folders that a deploy that was ended has left. */
  leftovers(): Promise<string[]>
  /** Name of the release that is served; undefined before the first. @throws DeployRefused where no link is. */
  current(): Promise<string | undefined>
  /**
   * Which releases were served, the oldest first. One that is served without a turn on record gets one from `now` on; so do
   * all when the record is lost, since any of them may have been served until now.
   */
  turns(now: Date): Promise<Turn[]>
  /** Leads readers to a release, in one step. */
  serve(release: string): Promise<void>
  record(turns: readonly Turn[]): Promise<void>
  /** Keeps other deploys out while it works. @throws DeployRefused when another is at work. */
  alone<T>(work: () => Promise<T>): Promise<T>
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** The turns of a record; undefined for one that is missing or damaged. */
async function recorded(file: string): Promise<Turn[] | undefined> {
  try {
    const turns: unknown = JSON.parse(await readFile(file, 'utf8'))
    if (!Array.isArray(turns)) return undefined
    const isTurn = (turn: Partial<Turn> | null): turn is Turn =>
      typeof turn?.release === 'string' && !Number.isNaN(Date.parse(turn.from ?? ''))
    return turns.every(isTurn) ? turns : undefined
  } catch {
    return undefined
  }
}

/** The folder that releases are deployed to. @param files operations that change it. */
export function targetAt(folder: string, files: Files): Target {
  const releasesFolder = path.join(folder, RELEASES)
  const link = path.join(folder, CURRENT)
  const lock = path.join(folder, LOCK)
  const record = path.join(folder, RECORD)
  const names = async () =>
    existsSync(releasesFolder) ? (await readdir(releasesFolder)).sort() : []

  /** Puts something in its place in one step. */
  const replace = async (place: string, make: (file: string) => Promise<void>) => {
    const made = `${place}${UNFINISHED}`
    await files.rm(made, { recursive: true, force: true })
    await make(made)
    await files.rename(made, place)
  }

  const lockOut = async (isSecondTry = false): Promise<void> => {
    try {
      await files.writeFile(lock, `${hostname()} ${process.pid}`, { flag: 'wx' })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
      const holder = await readFile(lock, 'utf8').catch(() => '')
      const [host, id] = holder.split(' ')
      // A deploy of this machine that was killed.
      const isOver = host === hostname() && Number(id) > 0 && !isRunning(Number(id))
      if (!isOver || isSecondTry)
        throw new DeployRefused(
          `another deploy to ${folder} is at work (${holder || 'it does not say where'})`,
          `wait until it has ended; when it was killed, delete ${lock}`,
        )
      await files.rm(lock, { force: true })
      await lockOut(true)
    }
  }

  const target: Target = {
    releaseFolder: release => path.join(releasesFolder, release),
    unfinishedFolder: release => path.join(releasesFolder, `${release}${UNFINISHED}`),
    releases: async () => (await names()).filter(name => !name.endsWith(UNFINISHED)),
    leftovers: async () =>
      (await names())
        .filter(name => name.endsWith(UNFINISHED))
        .map(name => path.join(releasesFolder, name)),
    async current() {
      const stats = await lstat(link).catch(() => undefined)
      if (!stats) return undefined
      if (stats.isSymbolicLink()) return path.basename(await readlink(link))
      throw new DeployRefused(
        `${link} is no symbolic link, so it cannot be changed in one step`,
        'move it away, and deploy again; or name another folder: --to DIR',
      )
    },
    async turns(now) {
      const current = await target.current()
      const from = now.toISOString()
      const known =
        (await recorded(record)) ?? (await target.releases()).map(release => ({ release, from }))
      return current === undefined || known.at(-1)?.release === current
        ? known
        : [...known, { release: current, from }]
    },
    serve: release => replace(link, made => files.symlink(path.join(RELEASES, release), made)),
    record: turns =>
      replace(record, made => files.writeFile(made, `${JSON.stringify(turns, null, 1)}\n`)),
    async alone(work) {
      await files.mkdir(releasesFolder, { recursive: true })
      await lockOut()
      try {
        return await work()
      } finally {
        await files.rm(lock, { force: true })
      }
    },
  }
  return target
}
