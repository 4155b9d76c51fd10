import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { describe, expect, it } from 'vitest'
import { expectWhole, failing, names, type Workshop, workshop } from '#support/small-deploys.ts'
import type { Files } from './files.ts'

const ways = [
  ['is killed', (step: number) => (count: number) => count >= step],
  ['fails once, as on a full disk,', (step: number) => (count: number) => count === step],
] as const

describe.each(ways)('a deploy that %s', (_, failAt) => {
  it.each(['deploy', 'goBack'] as const)(
    'at any step of %s leaves a whole site, and the next one succeeds',
    async what => {
      const { pid: dead } = spawnSync(process.execPath, ['--version'])
      const act = (at: Workshop, first: string, files?: Files) =>
        what === 'deploy' ? at.deploy(2, 2, files) : at.goBack(first, 2, files)
      const at = workshop()
      const first = await at.deploy(0, 0)
      await at.deploy(1, 1)
      const restore = at.snapshot()
      const counted = failing(() => false)
      await act(at, first, counted.files)
      expect(counted.count()).toBeGreaterThan(20)
      const outcomes = new Set<number>()
      for (let step = 1; step <= counted.count(); step += 1) {
        restore()
        await expect(act(at, first, failing(failAt(step)).files)).rejects.toThrow('planted')
        outcomes.add(expectWhole(at))
        for (const release of at.releases().filter(name => !name.endsWith('.new')))
          expect(existsSync(path.join(at.to, 'releases', release, 'index.html'))).toBe(true)
        const lock = path.join(at.to, 'deploying')
        if (existsSync(lock)) writeFileSync(lock, `${hostname()} ${dead}`)
        await at.deploy(3, 3)
        expect(expectWhole(at)).toBe(3)
        expect(at.assets()).toEqual(expect.arrayContaining([...names(0), ...names(1)]))
        expect(at.releases().join()).not.toContain('.new')
      }
      // Before the link was changed, and after.
      expect([...outcomes].sort()).toEqual(what === 'deploy' ? [1, 2] : [0, 1])
    },
  )
})
