import { rm } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { CACHE_FOLDER } from '#engine/node/project.ts'
import { loadSwap, swapSources } from './modules.ts'
import { scenarios } from './scenarios.ts'

const folder = path.join(CACHE_FOLDER, `test/swap-${process.pid}`)
const modules = await loadSwap(folder, await swapSources())
afterEach(() => vi.unstubAllGlobals())
afterAll(() => rm(folder, { recursive: true }))

describe('a swap', () => {
  it.each(scenarios)('$name', async ({ expected, run }) => {
    const happened = await run(modules)
    if (typeof expected === 'string') expect(happened).toBe(expected)
    else expect(happened).toMatch(expected)
  })
})
