import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { moduleGraph, moduleReader } from './module-graph.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'graph-'))
afterAll(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
const hash = (follow?: 'lazy') =>
  moduleGraph(moduleReader()).hashOfAll([path.join(folder, 'list.ts')], follow)

write('one.ts', 'export const one = 1\n')
write('two.ts', 'export const two = 2\n')
// Each stands in an object by the same key.
write(
  'list.ts',
  "export const list = [{ load: () => import('./one.ts') }, { load: () => import('./two.ts') }]\n",
)

it.each(['one', 'two'])('knows each module that is loaded on demand: %s', async name => {
  const [before, without] = [await hash('lazy'), await hash()]
  write(`${name}.ts`, `export const ${name} = 0\n`)
  expect(await hash('lazy')).not.toBe(before)
  expect(await hash()).toBe(without)
})
