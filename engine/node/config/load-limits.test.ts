import { spawnSync } from 'node:child_process'
import path from 'node:path'
import process from 'node:process'
import { expect, it } from 'vitest'
import { loadLimited } from './load-limits.ts'

const MODULE = path.join(import.meta.dirname, 'load-limits.ts')

it('a module that loops without an end is named, and ends the program', () => {
  const code = `
    import { loadLimited } from ${JSON.stringify(MODULE)}
    const loop = () => import('data:text/javascript,for(;;);')
    await loadLimited('site.config.ts', loop, { processorMs: 1000 })`
  const args = ['--input-type=module', '--eval', code]
  const { stderr, status, signal } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect(stderr).toContain('site.config.ts  takes more than 1 s of processor time to load')
  expect(stderr).toContain('fix: look for a loop that never ends in it')
  expect([status, signal]).toEqual([null, 'SIGKILL'])
})

it('a module that ends is loaded, and a fault of it handed on', async () => {
  expect(await loadLimited('a.ts', async () => 'loaded')).toBe('loaded')
  const failing = loadLimited('a.ts', () => Promise.reject(new Error('odd')))
  await expect(failing).rejects.toThrow('odd')
})
