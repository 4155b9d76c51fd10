import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseAst } from 'vite'
import { resolveFrom } from '../config/shared-packages.ts'
import { lineAt } from '../diagnostics/build-error.ts'
import { PROJECT_ROOT } from '../project.ts'
import { hashOf } from './hash.ts'

/** Modules that have imports of their own; others, such as style sheets, are only read. */
export const SCRIPT = /\.tsx?$/

interface ModuleFile {
  /** Name of its content. */
  hash: string
  /** What it imports, by name, as it is written: files and packages. */
  imports: readonly string[]
  /** What it imports when it is asked to (`import(…)`), by the key of the object it stands in. */
  lazy: ReadonlyMap<string, string>
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

function isNode(value: unknown): value is { type: string } {
  return typeof value === 'object' && value !== null && 'type' in value
}

/** The imports of a module's text, and where each name stands in it first. */
function readImports(
  code: string,
  isScript: boolean,
): Pick<ModuleFile, 'imports' | 'lazy'> & { offsets: ReadonlyMap<string, number> } {
  const imports: string[] = []
  const offsets = new Map<string, number>()
  const lazy = new Map<string, string>()
  const visit = (value: unknown, key: string) => {
    if (Array.isArray(value)) {
      for (const each of value) visit(each, key)
      return
    }
    if (!isNode(value)) return
    const source: unknown = Reflect.get(value, 'source')
    const specifier: unknown = isNode(source) ? Reflect.get(source, 'value') : undefined
    const isType = Reflect.get(value, 'importKind') === 'type'
    if (typeof specifier === 'string' && !isType) {
      if (!offsets.has(specifier))
        offsets.set(specifier, Number(Reflect.get(Object(source), 'start')))
      if (value.type === 'ImportExpression') lazy.set(key, specifier)
      else imports.push(specifier)
    }
    const name: unknown = value.type === 'Property' ? Reflect.get(value, 'key') : undefined
    const inner = isNode(name)
      ? String(Reflect.get(name, 'name') ?? Reflect.get(name, 'value'))
      : key
    for (const child of Object.values(value)) visit(child, inner)
  }
  try {
    if (isScript) visit(parseAst(code, { lang: 'tsx' }).body, '')
  } catch {
    // What cannot be read has no imports yet. Whoever bundles or imports it says why.
  }
  return { imports, lazy, offsets }
}

/** The line of a module's text, counted from 1, on which it imports something first; undefined when it does not. */
export function lineOfImport(code: string, specifier: string): number | undefined {
  const offset = readImports(code, true).offsets.get(specifier)
  return offset === undefined ? undefined : lineAt(code, offset)
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
    const followed = follow === 'lazy' ? [...imports, ...lazy.values()] : imports
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
      const found = [...lazy].flatMap(([key, specifier]) => {
        const target = resolve(file, specifier)
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
  const { imports, lazy } = readImports(String(content), SCRIPT.test(file))
  return { hash: hashOf(content), imports, lazy }
}
