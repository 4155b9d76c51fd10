import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { figureTagName } from '#model/figure-tag-name.ts'
import type { ModuleGraph } from '../../cache/module-graph.ts'
import { exportsOf } from '../../config/exports-of.ts'
import { EXTENSIONS_FILE } from '../../config/load-extensions.ts'
import { ENGINE_ROOT } from '../../project.ts'

/** The module of each tag, by the tag's name. */
export type TagModules = ReadonlyMap<string, string>

/** Finds the modules of all tags: those of the engine and its gallery, of the site, and those that place the site's figures. */
export async function tagModules(root: string, graph: ModuleGraph): Promise<TagModules> {
  const own = await Promise.all(
    ['tags.ts', 'gallery-tags.ts'].map(file =>
      graph.lazyImports(path.join(ENGINE_ROOT, 'client', file)),
    ),
  )
  const [tags, figures] = await Promise.all(
    ['tags', 'figures'].map(name => registry(root, graph, name)),
  )
  const placed = [...(figures ?? [])].map(([id, file]) => [figureTagName(id), file] as const)
  return new Map([...own.flatMap(found => [...found]), ...(tags ?? []), ...placed])
}

/** The modules that an extension of a site loads, by name. */
async function registry(
  root: string,
  graph: ModuleGraph,
  name: string,
): Promise<ReadonlyMap<string, string>> {
  const file = path.join(root, EXTENSIONS_FILE)
  if (!existsSync(file)) return new Map()
  const found = exportsOf(await readFile(file, 'utf8')).find(({ names }) => names.includes(name))
  const module = found?.source === undefined ? file : graph.resolve(file, found.source)
  return module === undefined ? new Map() : graph.lazyImports(module)
}
