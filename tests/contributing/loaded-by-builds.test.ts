import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, it } from 'vitest'
import { type ModuleGraph, moduleGraph, moduleReader } from '#engine/node/cache/module-graph.ts'
import { PROJECT_ROOT } from '#support/folders.ts'

const read = moduleReader()
const graph: ModuleGraph = moduleGraph(read)

/** The name of a package, of an import of something in it. */
const packageOf = (specifier: string) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier

/** Something that a module imports, as it is written, and the file that it is; undefined for one of a package or of Node. */
interface Import {
  from: string
  specifier: string
  target: string | undefined
}

/** All that modules import, however far. @param follow whether `import(…)` counts */
async function importsOf(entries: readonly string[], follow?: 'lazy'): Promise<Import[]> {
  const files = new Set<string>()
  const found: Import[] = []
  const visit = async (from: string): Promise<void> => {
    if (files.has(from)) return
    files.add(from)
    const { imports, lazy } = await read(from)
    const followed = follow === 'lazy' ? [...imports, ...lazy.map(({ value }) => value)] : imports
    for (const specifier of followed) {
      const target = graph.resolve(from, specifier)
      found.push({ from, specifier, target })
      if (target) await visit(target)
    }
  }
  for (const entry of entries) await visit(entry)
  return found
}

/** The packages that a module loads with all that it imports, other than on demand. */
async function packagesOf(file: string): Promise<Set<string>> {
  const imports = await importsOf([path.join(PROJECT_ROOT, 'engine/node', file)])
  const ofPackages = imports.filter(
    ({ from, specifier, target }) =>
      !target && !createRequire(from).resolve(specifier).startsWith('node:'),
  )
  return new Set(ofPackages.map(({ specifier }) => packageOf(specifier)))
}

// A bundler keeps a third of a gigabyte for as long as its process runs.
it('a build loads no bundler into its own process', async () => {
  const packages = await packagesOf('build-site.ts')
  expect(packages).toContain('tinypool')
  expect([...packages]).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(?:vite|lightningcss|@vitejs\/.*)$/)]),
  )
})

// What a worker loads is loaded once for each core.
it('a worker begins with nothing but what reads a site’s modules', async () => {
  expect([...(await packagesOf('pages/page-worker.ts'))]).toEqual([])
})

it('what renders articles reads no settings, no frontmatter and no definitions', async () => {
  const packages = await packagesOf('pages/article/render-article.ts')
  expect(packages).toContain('@mdx-js/mdx')
  for (const name of ['yaml', 'zod', 'minisearch', '@apidevtools/swagger-parser', 'vite'])
    expect(packages, name).not.toContain(name)
})

// Its index names all parts: the bundler would read fifty modules for the five that are used, and drop the others.
it('the engine imports menus and dialogs part by part', async () => {
  const entries = ['client.tsx', 'server.tsx'].map(name =>
    path.join(PROJECT_ROOT, 'engine/client', name),
  )
  const specifiers = (await importsOf(entries, 'lazy')).map(({ specifier }) => specifier)
  expect(specifiers).toContain('radix-ui/dialog')
  expect(specifiers).not.toContain('radix-ui')
})
