import { createHash } from 'node:crypto'

/** What browsers hold the files to that every page names. */
export interface Integrity {
  boot: string
  app: string
}

/** The SHA-256 of a file's content, in Base64. */
export function digestOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64')
}

/** What a browser holds a file to: https://www.w3.org/TR/sri-2/#integrity-metadata-description */
export function integrityOf(content: string | Uint8Array): string {
  return `sha256-${digestOf(content)}`
}
