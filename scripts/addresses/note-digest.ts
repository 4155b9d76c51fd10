/** Writes the SHA-256 of the file of addresses into the newest section of the release notes: `npm run address-digest`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { addressFileDigest } from '#site/facts/contracts/address-file.ts'

const NOTES = new URL('../../CHANGELOG.md', import.meta.url)
const LINE = 'SHA-256 of `/addresses.json`: '

/** The notes with the digest below the head of their newest section, in place of one that is there. */
function withDigest(notes: string, digest: string): string {
  const [before = '', newest = '', ...older] = notes.split(/^(?=## )/m)
  const [head = '', ...rest] = newest.split('\n').filter(line => !line.startsWith(LINE))
  const body = rest.join('\n').replace(/^\n+/, '')
  return [before, `${head}\n\n${LINE}\`${digest}\`\n\n${body}`, ...older].join('')
}

const notes = readFileSync(NOTES, 'utf8')
writeFileSync(NOTES, withDigest(notes, addressFileDigest()))
