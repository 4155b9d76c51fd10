import { type ParseResult, parseSync } from 'rolldown/utils'
import { lineAt } from '../diagnostics/build-error.ts'

/** What a module imports, as it is written: files and packages. */
export interface ModuleImports {
  imports: readonly string[]
  /** What it imports when it is asked to (`import(…)`), with the key of the object it stands in, else its own name. */
  lazy: readonly { key: string; value: string }[]
  /** Where each name stands first. */
  offsets: ReadonlyMap<string, number>
}

/** Text before an import or export that is of types alone. */
const OF_TYPES = /^import\s+type\s*[\w{*]/

/** What the parser lists of a module besides its tree, which takes several times as long to read. */
type ModuleRecord = ParseResult['module']

/** What a module begins with, by its imports and by what it exports from elsewhere. */
export function requestsOf({
  staticImports,
  staticExports,
}: Pick<ModuleRecord, 'staticImports' | 'staticExports'>) {
  const exported = staticExports.flatMap(({ entries }) => entries)
  return [...staticImports, ...exported].flatMap(({ moduleRequest }) => moduleRequest ?? [])
}

function staticImports({ staticImports, staticExports }: ModuleRecord, code: string) {
  const ofValues = staticImports.filter(({ start, end }) => !OF_TYPES.test(code.slice(start, end)))
  return requestsOf({ staticImports: ofValues, staticExports })
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** The keys of objects that imports on demand stand in, by where each import begins. */
function keysOfImports(program: unknown): ReadonlyMap<number, string> {
  const keys = new Map<number, string>()
  const visit = (value: unknown, key: string | undefined): void => {
    if (!isObject(value)) return
    const type: unknown = Reflect.get(value, 'type')
    if (type === 'ImportExpression' && key !== undefined)
      keys.set(Number(Reflect.get(value, 'start')), key)
    const name: unknown = type === 'Property' ? Reflect.get(value, 'key') : undefined
    const inner = isObject(name)
      ? String(Reflect.get(name, 'name') ?? Reflect.get(name, 'value'))
      : key
    for (const child of Object.values(value)) visit(child, inner)
  }
  visit(program, undefined)
  return keys
}

/** The imports on demand of a module whose address is written as one text. */
function lazyImports(parsed: ParseResult, code: string) {
  const { dynamicImports } = parsed.module
  if (dynamicImports.length === 0) return []
  const keys = keysOfImports(parsed.program)
  return dynamicImports.flatMap(({ start, moduleRequest }) => {
    const written = code.slice(moduleRequest.start, moduleRequest.end)
    const value = /^(["'])(.+)\1$/.exec(written)?.[2]
    if (value === undefined) return []
    return { value, start: moduleRequest.start, key: keys.get(start) ?? value }
  })
}

/** The imports of a module's text. What cannot be read has none yet: whoever bundles or imports it says why. */
export function importsIn(code: string): ModuleImports {
  const parsed = parseSync('module.tsx', code, { lang: 'tsx' })
  if (parsed.errors.length > 0) return { imports: [], lazy: [], offsets: new Map() }
  const imports = staticImports(parsed.module, code)
  const lazy = lazyImports(parsed, code)
  const places = [...imports, ...lazy].sort((one, other) => other.start - one.start)
  return {
    imports: imports.map(({ value }) => value),
    lazy,
    offsets: new Map(places.map(({ value, start }) => [value, start])),
  }
}

/** The line of a module's text, counted from 1, on which it imports something first; undefined when it does not. */
export function lineOfImport(code: string, specifier: string): number | undefined {
  const offset = importsIn(code).offsets.get(specifier)
  return offset === undefined ? undefined : lineAt(code, offset)
}
