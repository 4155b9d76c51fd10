import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sites } from '#support/sites/sites.ts'

const MISMATCH =
  /hashes in the integrity attribute match .* subresource at “([^”]+)”\. The computed hash is “([^”]+)”/

/** Whether a digest is that of a beginning of some bytes, of none of them up to all. @param digest SHA-256, in Base64. */
function isOfBeginning(bytes: Uint8Array, digest: string): boolean {
  const sum = createHash('sha256')
  const isHere = () => sum.copy().digest('base64') === digest
  for (const byte of bytes) {
    if (isHere()) return true
    sum.update(Uint8Array.of(byte))
  }
  return isHere()
}

/**
 * Whether Firefox tells of a script that was given up on its way, because it was refused or the page was left: it holds what
 * has arrived, which is a beginning of the script, against the digest of the whole. A script that was changed has a digest
 * that no beginning of the built one has, and is told.
 */
export function isOfCutOffScript(text: string): boolean {
  const [, address, digest] = MISMATCH.exec(text) ?? []
  if (address === undefined || digest === undefined) return false
  const file = path.join(sites.root.folder, new URL(address).pathname)
  return existsSync(file) && isOfBeginning(readFileSync(file), digest)
}
