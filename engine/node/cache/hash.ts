import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'

/** The SHA-256 of a content, 32 bytes. */
export function digestOf(...parts: (string | Uint8Array)[]): Buffer {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest()
}

/** The SHA-256 of one content, and of nothing else, as `sha256sum` prints it: 64 hexadecimal digits. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

/** A short name for a content: equal contents have equal names. */
export function hashOf(...parts: (string | Uint8Array)[]): string {
  return digestOf(...parts)
    .toString('base64url')
    .slice(0, 10)
}

/** One name for all files that match the patterns below a folder. */
export async function hashOfFiles(root: string, patterns: readonly string[]): Promise<string> {
  const files = (await Array.fromAsync(glob([...patterns], { cwd: root }))).sort()
  const hash = createHash('sha256')
  for (const file of files) {
    hash.update(file).update('\0')
    const isFile = path.extname(file) !== ''
    if (isFile) hash.update(await readFile(path.join(root, file)))
  }
  return hash.digest('base64url').slice(0, 16)
}
