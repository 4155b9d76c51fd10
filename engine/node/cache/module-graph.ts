import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { resolveFrom } from '../config/shared-packages.ts'
import { PROJECT_ROOT } from '../project.ts'
import { hashOf } from './hash.ts'
import { importsIn, type ModuleImports } from './module-imports.ts'

/** Modules that have imports of their own; others, such as style sheets, are only read. */
export const SCRIPT = /\.tsx?$/

interface ModuleFile extends Pick<ModuleImports, 'imports' | 'lazy'> {
  /** Name of its content. */
  hash: string
}

/** The source modules of a project. */
export interface ModuleGraph {
  /** Name of a file's content; that of nothing for a file that is not there. */
  hashOf(file: string): Promise<string>
  /** The file that an import leads to; undefined for packages and for what is not there. */
  resolve(from: string, specifier: string): string | undefined
  /** The files that a module loads lazily, by the key of the object they stand in. */
  lazyImports(file: string): Promise<ReadonlyMap<string, string>>
  /** One name for files and all they import, however far; packages left out. @param follow whether `import(…)` counts */
  hashOfAll(files: readonly string[], follow?: 'lazy'): Promise<string>
}

/** Reads modules, each once, as it then stands. */
export type ReadModule = (file: string) => Promise<ModuleFile>

/** What reads modules for all graphs of a build: most of the time goes into it. */
export function moduleReader(): ReadModule {
  const files = new Map<string, Promise<ModuleFile>>()
  return file => {
    const known = files.get(file)
    if (known) return known
    const reading = readModule(file)
    files.set(file, reading)
    return reading
  }
}

/**
 * A graph of modules.
 * @param read reads its modules.
 * @param replaced files that stand for others, such as a placeholder for a site's module.
 */
export function moduleGraph(
  read: ReadModule,
  replaced: ReadonlyMap<string, readonly string[]> = new Map(),
): ModuleGraph {
  const resolve = (from: string, specifier: string) => {
    if (!/^[./#]|^docs-engine\//.test(specifier)) return undefined
    try {
      return resolveFrom(from, specifier.replace(/\?.*$/, ''))
    } catch {
      return undefined
    }
  }
  const reach = async (
    file: string,
    reached: Map<string, string>,
    follow?: 'lazy',
  ): Promise<void> => {
    if (reached.has(file)) return
    reached.set(file, '')
    const { hash, imports, lazy } = await read(file)
    reached.set(file, hash)
    const followed = follow === 'lazy' ? [...imports, ...lazy.map(({ value }) => value)] : imports
    const next = followed.flatMap(specifier => resolve(file, specifier) ?? [])
    await Promise.all(
      [...next, ...(replaced.get(file) ?? [])].map(imported => reach(imported, reached, follow)),
    )
  }
  return {
    resolve,
    hashOf: async file => (await read(file)).hash,
    async lazyImports(file) {
      const { lazy } = await read(file)
      const found = lazy.flatMap(({ key, value }) => {
        const target = resolve(file, value)
        return target ? [[key, target] as const] : []
      })
      return new Map(found)
    },
    async hashOfAll(entries, follow) {
      const reached = new Map<string, string>()
      await Promise.all(entries.map(entry => reach(entry, reached, follow)))
      // Names of classes are made of where a style sheet lies: a file that moved is another one.
      const all = [...reached]
        .map(([file, hash]) => `${path.relative(PROJECT_ROOT, file)} ${hash}`)
        .sort()
      return hashOf(...all)
    },
  }
}

async function readModule(file: string): Promise<ModuleFile> {
  const content = await readFile(file).catch(() => '')
  const isScript = SCRIPT.test(file)
  const { imports, lazy } = isScript ? importsIn(String(content)) : { imports: [], lazy: [] }
  return { hash: hashOf(content), imports, lazy }
}
