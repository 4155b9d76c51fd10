import { readFileSync } from 'node:fs'
import path from 'node:path'
import { hashOf } from '../hash.ts'
import { PROJECT_ROOT } from '../project.ts'
import { SNIPPET_FOLDER } from './files.ts'

/** Packages whose version may change what a sample prints or what its names are. */
const PACKAGES = ['sushi', 'viem', 'zod', 'typescript', 'twoslash', 'node']

const { devDependencies }: { devDependencies: Record<string, string> } = JSON.parse(
  readFileSync(path.join(PROJECT_ROOT, 'package.json'), 'utf8'),
)
const versions = PACKAGES.map(name => `${name}@${devDependencies[name]}`).join(' ')

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
  return hashOf(versions, ...sources(path.join(root, SNIPPET_FOLDER, file)))
}
