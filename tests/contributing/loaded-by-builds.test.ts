import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, it } from 'vitest'
import { type ModuleGraph, moduleGraph, moduleReader } from '#engine/node/cache/module-graph.ts'
import { PROJECT_ROOT } from '#support/folders.ts'

const read = moduleReader()
const graph: ModuleGraph = moduleGraph(read)

/** The name of a package, of an import of something in it. */
const packageOf = (specifier: string) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier

/** The packages that a module loads with all that it imports, other than on demand. */
async function packagesOf(file: string): Promise<Set<string>> {
  const files = new Set<string>()
  const packages = new Set<string>()
  const visit = async (module: string): Promise<void> => {
    if (files.has(module)) return
    files.add(module)
    for (const specifier of (await read(module)).imports) {
      const target = graph.resolve(module, specifier)
      if (target) await visit(target)
      else if (!createRequire(module).resolve(specifier).startsWith('node:'))
        packages.add(packageOf(specifier))
    }
  }
  await visit(path.join(PROJECT_ROOT, 'engine/node', file))
  return packages
}

/** All that modules import, however far and also on demand, as it is written. */
async function importsOfAll(entries: readonly string[]): Promise<Set<string>> {
  const files = new Set<string>()
  const specifiers = new Set<string>()
  const visit = async (module: string): Promise<void> => {
    if (files.has(module)) return
    files.add(module)
    const { imports, lazy } = await read(module)
    for (const specifier of [...imports, ...lazy.map(({ value }) => value)]) {
      specifiers.add(specifier)
      const target = graph.resolve(module, specifier)
      if (target) await visit(target)
    }
  }
  for (const entry of entries) await visit(entry)
  return specifiers
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
  const specifiers = await importsOfAll(entries)
  expect(specifiers).toContain('radix-ui/dialog')
  expect(specifiers).not.toContain('radix-ui')
})
