import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '#support/folders.ts'

const CHECKER = path.join(PROJECT_ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
const RULES = path.join(PROJECT_ROOT, '.dependency-cruiser.mjs')

/** A module with one import, and the file that the import leads to. */
type Arrow = [file: string, specifier: string, target: string]

const refused: [rule: string, ...Arrow][] = [
  ['engine/words', 'engine/words/page.ts', '#model/page.ts', 'engine/model/page.ts'],
  ['engine/model', 'engine/model/icon.ts', '#ui/icons.tsx', 'engine/ui/icons.tsx'],
  ['engine/ui', 'engine/ui/page.ts', '../model/page.ts', 'engine/model/page.ts'],
  ['engine/islands', 'engine/islands/page.ts', '#model/page.ts', 'engine/model/page.ts'],
  ['engine/styles', 'engine/styles/page.ts', '#model/page.ts', 'engine/model/page.ts'],
  ['engine/chrome', 'engine/chrome/search/tabs.ts', '#prose/tabs.tsx', 'engine/prose/tabs.tsx'],
  ['engine/prose', 'engine/prose/menu.ts', '#chrome/menu.tsx', 'engine/chrome/menu.tsx'],
  ['engine/figure-kit', 'engine/figure-kit/tabs.ts', '#prose/tabs.tsx', 'engine/prose/tabs.tsx'],
  ['engine/api-viewer', 'engine/api-viewer/tabs.ts', '#prose/tabs.tsx', 'engine/prose/tabs.tsx'],
  ['engine/client', 'engine/client/hash.ts', '../node/hash.ts', 'engine/node/hash.ts'],
  ['engine/client', 'engine/client/door.ts', '../public/tags.ts', 'engine/public/tags.ts'],
  ['engine/worker', 'engine/worker/page.ts', '../client/site.ts', 'engine/client/site.ts'],
  ['engine/node', 'engine/node/menu.ts', '#chrome/menu.tsx', 'engine/chrome/menu.tsx'],
  ['engine/public', 'engine/public/menu.ts', '#chrome/menu.tsx', 'engine/chrome/menu.tsx'],
  ['site/facts', 'site/facts/units.ts', '#math/units.ts', 'site/math/units.ts'],
  ['site/facts', 'site/facts/format.ts', 'docs-engine/format', 'engine/public/format.ts'],
  ['site/math', 'site/math/format.ts', 'docs-engine/format', 'engine/public/format.ts'],
  ['site/search', 'site/search/units.ts', '#math/units.ts', 'site/math/units.ts'],
  ['site/samples', 'site/samples/units.ts', '#tags/units.ts', 'site/tags/units.ts'],
  ['site/api-definitions', 'site/api-definitions/table.ts', '#tags/t.tsx', 'site/tags/t.tsx'],
  ['site/tags', 'site/tags/curve.ts', '#figures/curve.tsx', 'site/figures/curve.tsx'],
  ['site/tags', 'site/tags/api.ts', 'docs-engine/api', 'engine/public/api.ts'],
  ['site/figures', 'site/figures/table.ts', '#tags/t.tsx', 'site/tags/t.tsx'],
  ['site/content', 'site/content/table.ts', '#tags/t.tsx', 'site/tags/t.tsx'],
  ['room-without-arrows', 'engine/attic/page.ts', '#model/page.ts', 'engine/model/page.ts'],
  ['engine-knows-no-site', 'engine/model/x.ts', '../../site/facts/x.ts', 'site/facts/x.ts'],
  ['engine-knows-no-site', 'engine/ui/ui.test.ts', '../../examples/x.ts', 'examples/x.ts'],
  ['engine-knows-no-site', 'engine/node/t.ts', '../../tests/x.ts', 'tests/x.ts'],
  ['one-door', 'site/extensions.ts', '../engine/ui/icons.tsx', 'engine/ui/icons.tsx'],
  ['one-door', 'examples/other/tags.ts', '../../engine/ui/icons.tsx', 'engine/ui/icons.tsx'],
  ['one-door', 'site/tags/door.test.ts', '../../engine/node/hash.ts', 'engine/node/hash.ts'],
  ['door-by-its-name', 'site/site.config.ts', '../engine/public/tags.ts', 'engine/public/tags.ts'],
  ['content-is-last', 'site/other.ts', './content/table.ts', 'site/content/table.ts'],
  ['no-cycles', 'engine/model/one.ts', './two.ts', 'engine/model/two.ts'],
  ['no-unused-files', 'engine/model/alone.ts', './page.ts', 'engine/model/page.ts'],
  ['own-packages', 'engine/model/pkg.ts', 'unlisted', 'node_modules/unlisted/index.js'],
  ['not-found', 'engine/model/nowhere.ts', './not-there.ts', ''],
]

const allowed: Arrow[] = [
  ['engine/ui/note.ts', '#words', 'engine/words/site-words.ts'],
  ['engine/chrome/frame.ts', '#model/page.ts', 'engine/model/page.ts'],
  ['engine/prose/tip.ts', '#ui/icons.tsx', 'engine/ui/icons.tsx'],
  ['engine/client/entry.ts', '#prose/tabs.tsx', 'engine/prose/tabs.tsx'],
  ['engine/node/render.ts', '#client/server.tsx', 'engine/client/server.tsx'],
  ['engine/node/form.ts', '#api-viewer/form.ts', 'engine/api-viewer/form.ts'],
  ['engine/node/render.test.ts', '#chrome/menu.tsx', 'engine/chrome/menu.tsx'],
  ['engine/public/other.ts', '#prose/tabs.tsx', 'engine/prose/tabs.tsx'],
  ['site/facts/source.ts', 'docs-engine/config', 'engine/public/config.ts'],
  ['site/math/fees.ts', '#facts/links.ts', 'site/facts/links.ts'],
  ['site/tags/list.ts', 'docs-engine/tags', 'engine/public/tags.ts'],
  ['examples/other/extensions.ts', 'docs-engine/tags', 'engine/public/tags.ts'],
  ['tests/engine/page.ts', '#engine/model/page.ts', 'engine/model/page.ts'],
]

interface Violation {
  from: string
  to: string
  rule: { name: string }
}

/** Builds a small project of these modules, each with its one import. @returns its folder. */
function project(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'arrows-'))
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  const arrows = [...refused.map(([, ...arrow]) => arrow), ...allowed]
  for (const [, , target] of arrows) if (target !== '') write(target, 'export interface Thing {}\n')
  const sources = new Set(arrows.map(([file]) => file))
  if (sources.size < arrows.length) throw new Error('two cases share a file')
  for (const [file, specifier] of arrows)
    write(file, `import type { Thing } from '${specifier}'\nexport type { Thing }\n`)
  write('engine/model/two.ts', "export type { Thing } from './one.ts'\n")
  for (const manifest of ['package.json', 'engine/package.json', 'site/package.json'])
    copyFileSync(path.join(PROJECT_ROOT, manifest), path.join(folder, manifest))
  write('node_modules/unlisted/package.json', '{ "name": "unlisted", "main": "index.js" }')
  symlinkSync('../engine', path.join(folder, 'node_modules/docs-engine'))
  return folder
}

/** Every arrow that the project's rules refuse in a folder. */
function violations(folder: string): Violation[] {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [CHECKER, '--config', RULES, '-T', 'json', '.'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  if (stdout === '') throw new Error(`the checker said nothing: ${stderr}`)
  return JSON.parse(stdout).summary.violations
}

describe('the arrows between rooms', () => {
  const folder = project()
  const found = violations(folder)
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each(refused)('%s: %s may not import %s', (rule, file) => {
    const rules = found.filter(({ from }) => from === file).map(({ rule: { name } }) => name)
    expect(rules).toContain(rule)
  })

  it.each(allowed)('%s may import %s', file => {
    // Nothing starts this project, so that none of its files is used.
    const others = found.filter(({ rule }) => rule.name !== 'no-unused-files')
    expect(others.filter(({ from }) => from === file)).toEqual([])
  })

  it('are each refused above', async () => {
    const rules: { default: { forbidden: { name: string }[] } } = await import(RULES)
    const names = rules.default.forbidden.map(({ name }) => name)
    expect(new Set(refused.map(([rule]) => rule))).toEqual(new Set(names))
  })

  it('are described in docs/architecture.md', async () => {
    const rules: { default: { forbidden: { name: string }[] } } = await import(RULES)
    const rooms = rules.default.forbidden.map(({ name }) => name).filter(name => name.includes('/'))
    const description = readFileSync(path.join(PROJECT_ROOT, 'docs/architecture.md'), 'utf8')
    expect(rooms).toContain('engine/model')
    expect(rooms.filter(room => !description.includes(`| \`${room}/\` |`))).toEqual([])
  })
})
