import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { DeployRefused } from './refused.ts'

/** File of a release that lists all others. */
export const MANIFEST_FILE = 'build-manifest.json'

/** Begins the paths of files that are named by their content. */
const ASSETS = 'assets/'

/** SHA-256 of files, in hexadecimal digits, by their paths below the site's folder. */
export type Digests = ReadonlyMap<string, string>

/** What the manifest of a release says. */
export interface Manifest {
  /** The commit in full; "unknown" outside of version control. */
  commit: string
  files: Digests
}

/** How a file differs from what a manifest says of it. */
export interface Difference {
  kind: 'added' | 'changed' | 'missing'
  path: string
}

/** Whether a file is named by its content, so that it may lie beside those of other releases. */
export const isAsset = (file: string) => file.startsWith(ASSETS)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** A path that a manifest lists; a text that leads out of the folder is none. */
const isPath = (value: unknown): value is string =>
  typeof value === 'string' && !/^\/|\\|(?:^|\/)\.{0,2}(?:\/|$)/.test(value)

/**
 * Reads the manifest of a release. It is read by hand, so that a server without this project's packages can deploy.
 * @throws DeployRefused for a folder without one, and for one that is damaged.
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const file = path.join(folder, MANIFEST_FILE)
  try {
    const { commit, files }: Record<string, unknown> = JSON.parse(await readFile(file, 'utf8'))
    if (typeof commit !== 'string' || !Array.isArray(files)) throw new Error('no list of files')
    const entries = files.map((each: unknown): [string, string] => {
      if (!isRecord(each) || !isPath(each.path) || typeof each.sha256 !== 'string')
        throw new Error('an entry that is no file')
      return [each.path, each.sha256]
    })
    return { commit, files: new Map(entries) }
  } catch {
    throw new DeployRefused(
      `${file} is missing or damaged`,
      'name the folder of a release: npm run build -- --release makes one in dist/',
    )
  }
}

/** The digest of a file. */
async function digestOf(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
}

/** Whether a file is there and has a digest. */
export async function isIntact(file: string, sha256: string): Promise<boolean> {
  try {
    return (await digestOf(file)) === sha256
  } catch {
    return false
  }
}

/** Compares a folder with the digests of all files that belong there, without the manifest itself. */
export async function differencesOf(folder: string, expected: Digests): Promise<Difference[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const there = new Set(
    entries
      .filter(entry => !entry.isDirectory())
      .map(entry => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .map(name => name.split(path.sep).join('/'))
      .filter(name => name !== MANIFEST_FILE),
  )
  const found: Difference[] = []
  for (const [name, sha256] of expected) {
    if (!there.has(name)) found.push({ kind: 'missing', path: name })
    else if (!(await isIntact(path.join(folder, name), sha256)))
      found.push({ kind: 'changed', path: name })
  }
  for (const name of there) if (!expected.has(name)) found.push({ kind: 'added', path: name })
  return found
}

/** The order in which files are copied: what pages need, then all others, then pages. */
export function inOrder(files: Iterable<string>): string[] {
  const rank = (file: string) => (isAsset(file) ? 0 : /\.html(?:\.\w+)?$/.test(file) ? 2 : 1)
  return [...files].sort((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1))
}
