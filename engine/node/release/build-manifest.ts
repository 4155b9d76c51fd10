import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { sha256 } from '../cache/hash.ts'
import { slashed } from '../paths.ts'
import type { Commit } from './commit.ts'

/** File of the output that lists all others. */
export const MANIFEST_FILE = 'build-manifest.json'

/** A file of a release. */
const listedFile = z.strictObject({
  /** Below the site's folder, with slashes. */
  path: z.string().min(1),
  bytes: z.int().min(0),
  /** SHA-256 of its content, as hexadecimal digits. */
  sha256: z.string().regex(/^[\da-f]{64}$/),
})

/** What a manifest holds: the commit that was built, and every file of the release but the manifest. */
export const manifestSchema = z.strictObject({
  commit: z.string().min(1),
  committed: z.iso.datetime().optional(),
  hasChanges: z.boolean(),
  files: z.array(listedFile),
})

/** A file of a release, as its manifest has it. */
export type ListedFile = z.infer<typeof listedFile>

/** The files of a folder with their digests, compressed forms too, in the order of their paths; without the manifest. */
export async function listFiles(folder: string): Promise<ListedFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter(entry => !entry.isDirectory())
    .map(entry => slashed(path.relative(folder, path.join(entry.parentPath, entry.name))))
    .filter(name => name !== MANIFEST_FILE)
    .sort()
  const files: ListedFile[] = []
  for (const name of paths) {
    const content = await readFile(path.join(folder, name))
    files.push({ path: name, bytes: content.length, sha256: sha256(content) })
  }
  return files
}

/** Writes the manifest of a release, after all its other files. */
export async function writeManifest(folder: string, commit: Commit): Promise<void> {
  const manifest = { ...commit, files: await listFiles(folder) }
  await writeFile(path.join(folder, MANIFEST_FILE), `${JSON.stringify(manifest, null, 1)}\n`)
}
