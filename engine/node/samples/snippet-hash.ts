import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { hashOf } from '../cache/hash.ts'
import { SNIPPET_FOLDER } from './files.ts'

/** Packages besides those a sample imports whose version may change what it prints or what its names are. */
const TOOLS = ['typescript', 'twoslash', 'node']

const ENGINE = import.meta.url

const versions = new Map<string, string>()

/** An installed package with its version, as a sample of a site finds it. */
function versionOf(name: string, sample: string): string {
  const known = versions.get(name)
  if (known) return known
  const manifest = findPackageJSON(name, pathToFileURL(sample)) ?? findPackageJSON(name, ENGINE)
  const { version } = manifest ? JSON.parse(readFileSync(manifest, 'utf8')) : {}
  const found = `${name}@${version}`
  versions.set(name, found)
  return found
}

/** The packages that sources import, each once, in order. */
function packagesOf(texts: readonly string[]): string[] {
  const names = texts.flatMap(text =>
    [...text.matchAll(/from '((?:@[^/']+\/)?[^./'][^/']*)[^']*'/g)].map(([, name = '']) => name),
  )
  return [...new Set(names.filter(name => !name.startsWith('node:')))].sort()
}

/** A sample and, after it, the samples it imports, each once. */
function sources(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const source = readFileSync(file, 'utf8')
  const imported = [...source.matchAll(/from '(\.[^']+)'/g)].map(([, target = '']) =>
    path.resolve(path.dirname(file), target),
  )
  return [source, ...imported.flatMap(target => sources(target, seen))]
}

/**
 * Names what a sample's record was made from: its text, the samples it imports, and the packages.
 * @param root folder of the site
 * @param file below `content/snippets/`
 * @throws Error when the file or one it imports is not there
 */
export function snippetHash(root: string, file: string): string {
  const sample = path.join(root, SNIPPET_FOLDER, file)
  const texts = sources(sample)
  const packages = [...packagesOf(texts), ...TOOLS].map(name => versionOf(name, sample))
  return hashOf(packages.join(' '), ...texts)
}
