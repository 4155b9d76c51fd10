import { type Stats, statSync } from 'node:fs'
import path from 'node:path'
import { decodedPath } from '#model/routes.ts'
import { isForHosts } from '../hosting/host-files.ts'

/** A file of a site as it is sent. */
export interface SentFile {
  /** Its name below the site's folder, without the ending of a compressed form. */
  name: string
  /** Where the form that is sent lies. */
  file: string
  stats: Stats
  /** How it is compressed; undefined for the file itself. */
  encoding?: string
}

/** Endings of compressed forms, by the names that browsers have for them, the smallest first. */
const ENCODINGS = [
  ['br', '.br'],
  ['zstd', '.zst'],
  ['gzip', '.gz'],
] as const

function statsOf(file: string): Stats | undefined {
  try {
    const stats = statSync(file)
    return stats.isFile() ? stats : undefined
  } catch {
    return undefined
  }
}

/** Whether a part of a path hides what it names, or leads elsewhere. */
const isHidden = (part: string) => /^\.(?!well-known$)/.test(part) || /[\\\0]/.test(part)

/** Names that a path may stand for, below the site's folder. A page comes before a folder of its name. */
function namesOf(pathname: string): string[] {
  const bare = decodedPath(pathname).replace(/^\/+/, '')
  if (bare === '') return ['index.html']
  const parts = bare.replace(/\/+$/, '').split('/')
  if (parts.some(isHidden) || isForHosts(bare)) return []
  const name = parts.join('/')
  return bare.endsWith('/') ? [`${name}.html`] : [name, `${name}.html`]
}

/**
 * The file that a path of a site stands for, in the smallest form that the reader accepts.
 * @param folder of the site
 * @param pathname without base path
 * @param accepted names of encodings
 */
export function findFile(
  folder: string,
  pathname: string,
  accepted: readonly string[],
): SentFile | undefined {
  for (const name of namesOf(pathname)) {
    const found = formOf(folder, name, accepted)
    if (found) return found
  }
  return undefined
}

/** A file of a site in the smallest form that the reader accepts; undefined when it is not there. */
export function formOf(
  folder: string,
  name: string,
  accepted: readonly string[],
): SentFile | undefined {
  const plain = path.join(folder, name)
  const stats = statsOf(plain)
  if (!stats) return undefined
  for (const [encoding, ending] of ENCODINGS) {
    const compressed = accepted.includes(encoding) ? statsOf(plain + ending) : undefined
    if (compressed) return { name, file: plain + ending, stats: compressed, encoding }
  }
  return { name, file: plain, stats }
}
