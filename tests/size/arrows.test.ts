import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '../..')

/** Whether the linter allows a module with one import, were it to stand in a folder. */
function isAllowed(folder: string, imported: string): boolean {
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/@biomejs/biome/bin/biome',
      'lint',
      '--only=style/noRestrictedImports',
      `--stdin-file-path=${folder}/probe.ts`,
    ],
    { cwd: root, input: `export { thing } from '${imported}'\n` },
  )
  return status === 0
}

describe('the arrows between rooms', () => {
  it.each([
    ['src/domain', '#model/page.ts'],
    ['src/domain', '#data/links.ts'],
    ['src/model', '#domain/docs-version.ts'],
    ['src/ui', '#model/site.ts'],
    ['src/islands', '#ui/icons.tsx'],
    ['src/chrome/search', '#prose/code.tsx'],
    ['src/chrome/search', '#islands/island.tsx'],
    ['src/prose/tabs', '#reference/address/address.tsx'],
    ['src/reference/api', '../../prose/code.tsx'],
    ['src/app', '#build/hash.ts'],
    ['src/app/navigation', '../../build/hash.ts'],
    ['data/api', '#model/format.ts'],
  ])('forbid %s to import %s', (folder, imported) => {
    expect(isAllowed(folder, imported)).toBe(false)
  })

  it.each([
    ['src/domain/dao', '#domain/docs-version.ts'],
    ['src/chrome/search', '#chrome/frame/frame-context.ts'],
    ['src/prose/tabs', '#islands/island.tsx'],
    ['src/reference/links', '#data/links.ts'],
    ['src/app', '#reference/tags.ts'],
    ['data', '#domain/docs-version.ts'],
    ['src/build', '#app/server.tsx'],
  ])('let %s import %s', (folder, imported) => {
    expect(isAllowed(folder, imported)).toBe(true)
  })
})
