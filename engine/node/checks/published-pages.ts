import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { Redirect } from '#model/config/redirect.ts'
import type { SourcePage } from '#model/page.ts'
import { CONFIG_FILE } from '../config/load-config.ts'
import { BuildError, type Diagnostic, lineAt } from '../diagnostics/build-error.ts'
import { isDraft } from '../pages/collect/drafts.ts'
import { isFallbackPage } from '../pages/collect/fallback-paths.ts'
import { fileOf } from '../pages/collect/file-of.ts'

/**
 * The record of a site's addresses: each that a page has or had. It lies beside the settings, so that a build knows what
 * was published before without version control. A site without it is not held to its addresses.
 */
const RECORD_FILE = 'published-pages.json'

/** What adds the addresses of new pages to the record. */
const RECORD_COMMAND = 'npm run record-pages'

const recordSchema = z.array(z.string().startsWith('/'))

/** The text of a site's record; undefined for a site without one. */
function recordText(root: string): string | undefined {
  const file = path.join(root, RECORD_FILE)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** Whether a site has a record of its addresses. */
export function hasRecord(root: string): boolean {
  return recordText(root) !== undefined
}

/** The addresses that a record names; undefined for a text that is no record. */
function addressesOf(text: string): string[] | undefined {
  try {
    return recordSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

const unreadable: Diagnostic = {
  file: RECORD_FILE,
  message: 'is no list of addresses',
  fix: 'let it be a list in JSON of texts such as "/guide/install", as it was in version control',
}

/** The pages whose addresses readers may keep: all but drafts, those for unknown addresses and those of the gallery. */
const isRecorded = (page: SourcePage) =>
  !page.gallery && !isDraft(page) && !isFallbackPage(page.path)

/**
 * Recorded addresses that are neither a page nor redirected: a page that was renamed or removed.
 * @param root folder of the site
 */
export function lostPages(
  root: string,
  pages: readonly SourcePage[],
  redirects: readonly Redirect[],
): Diagnostic[] {
  const text = recordText(root)
  if (text === undefined) return []
  const recorded = addressesOf(text)
  if (!recorded) return [unreadable]
  const published = pages.filter(isRecorded).map(page => page.path)
  const known = new Set([...published, ...redirects.map(({ from }) => from)])
  return recorded
    .filter(address => !known.has(address))
    .map(address => ({
      file: RECORD_FILE,
      line: lineAt(text, text.indexOf(JSON.stringify(address))),
      message: `the published address "${address}" is neither a page nor redirected`,
      fix: `say where its readers find it now, under "redirects" in ${CONFIG_FILE}: { from: '${address}', to: '/…' }`,
    }))
}

/** Pages whose addresses the record does not name yet, so that nobody would notice when they are renamed. */
export function unrecordedPages(root: string, pages: readonly SourcePage[]): Diagnostic[] {
  const text = recordText(root)
  const recorded = text === undefined ? undefined : addressesOf(text)
  if (!recorded) return []
  const known = new Set(recorded)
  return pages
    .filter(page => isRecorded(page) && !known.has(page.path))
    .map(page => ({
      file: fileOf(page),
      message: `the address "${page.path}" is not in ${RECORD_FILE}`,
      fix: `add it: ${RECORD_COMMAND}`,
    }))
}

/**
 * Adds the addresses of pages to a site's record, and begins it where there is none. It takes none out: an address that
 * was published stays known.
 * @returns the addresses that are new
 * @throws BuildError for a record that cannot be read
 */
export async function recordPages(root: string, pages: readonly SourcePage[]): Promise<string[]> {
  const text = recordText(root)
  const recorded = text === undefined ? [] : addressesOf(text)
  if (!recorded) throw new BuildError([unreadable])
  const added = pages
    .filter(isRecorded)
    .map(page => page.path)
    .filter(address => !recorded.includes(address))
  const all = [...recorded, ...added].sort()
  await writeFile(path.join(root, RECORD_FILE), `${JSON.stringify(all, undefined, 2)}\n`)
  return added
}
