import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { PROJECT_ROOT } from '#support/folders.ts'

/** A folder that is named by what somebody does: `searching`, `calling-the-api`. */
const BY_WHAT_IS_DONE = /^\w+ing(?:-|$)/

it('folders of tests are named by what somebody does, or in CONTRIBUTING', () => {
  const entries = readdirSync(path.join(PROJECT_ROOT, 'tests'), { withFileTypes: true })
  const folders = entries.filter(entry => entry.isDirectory()).map(({ name }) => name)
  expect(folders).toEqual(expect.arrayContaining(['reading', 'support']))
  const contributing = readFileSync(path.join(PROJECT_ROOT, 'CONTRIBUTING.md'), 'utf8')
  const others = folders.filter(name => !BY_WHAT_IS_DONE.test(name)).sort()
  const [, section = ''] = /^## Where tests stand\n([\s\S]*?)^## /m.exec(contributing) ?? []
  const named = [...section.matchAll(/`tests\/(\w[\w-]*)\/`/g)].map(([, name]) => name)
  expect(others).toEqual([...new Set(named)].sort())
})
