import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '../..')

/** A module of each case, with its one import. */
type Case = [file: string, imported: string]

const forbidden: Case[] = [
  ['src/domain/model.ts', '#model/page.ts'],
  ['src/domain/data.ts', '#data/links.ts'],
  ['src/model/domain.ts', '#domain/docs-version.ts'],
  ['src/ui/model.ts', '#model/site.ts'],
  ['src/islands/ui.ts', '#ui/icons.tsx'],
  ['src/chrome/search/prose.ts', '#prose/code.tsx'],
  ['src/chrome/search/island.ts', '#islands/island.tsx'],
  ['src/prose/tabs/address.ts', '#reference/address/address.tsx'],
  ['src/reference/api/code.ts', '../../prose/code.tsx'],
  ['src/figures/kit/table.ts', '#reference/facts/value-table.tsx'],
  ['src/domain/figure.ts', '#figures/kit/controls.ts'],
  ['src/app/hash.ts', '#build/hash.ts'],
  ['src/app/navigation/hash.ts', '../../build/hash.ts'],
  ['data/api/format.ts', '#model/format.ts'],
]
const allowed: Case[] = [
  ['src/domain/dao/version.ts', '#domain/docs-version.ts'],
  ['src/chrome/search/frame.ts', '#chrome/frame/frame-context.ts'],
  ['src/prose/tabs/island.ts', '#islands/island.tsx'],
  ['src/reference/links/links.ts', '#data/links.ts'],
  ['src/figures/kit/island.ts', '#islands/island.tsx'],
  ['src/figures/curve/domain.ts', '#domain/docs-version.ts'],
  ['src/app/tags.ts', '#reference/tags.ts'],
  ['data/version.ts', '#domain/docs-version.ts'],
  ['src/build/server.ts', '#app/server.tsx'],
]

/** What the linter says of all modules, in a folder of their own with the project's rules. */
function lint(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sushi-docs-arrows-'))
  copyFileSync(path.join(root, 'biome.json'), path.join(folder, 'biome.json'))
  for (const [file, imported] of [...forbidden, ...allowed]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), `export { thing } from '${imported}'\n`)
  }
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome')
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [biome, 'lint', '--only=style/noRestrictedImports', '--max-diagnostics=none', '--colors=off'],
    { cwd: folder, encoding: 'utf8' },
  )
  return stdout + stderr
}

describe('the arrows between rooms', () => {
  const said = lint()

  it.each(forbidden)('forbid %s to import %s', file => {
    expect(said).toMatch(new RegExp(`${file}:\\S* lint/style/noRestrictedImports`))
  })

  it.each(allowed)('let %s import %s', file => {
    expect(said).not.toContain(file)
  })
})
