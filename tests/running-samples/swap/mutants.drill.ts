import { rm } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { CACHE_FOLDER } from '#engine/node/project.ts'
import { loadSwap, type SwapModules, swapSources } from './modules.ts'
import { mutantsOf } from './mutants.ts'
import { scenarios } from './scenarios.ts'

/*
 * Every decision of the swap, and everything that one part of it hands to another, is broken on purpose, one at a time,
 * and some scenario has to notice.
 */

const folder = path.join(CACHE_FOLDER, `test/mutants-${process.pid}`)
const sources = await swapSources()
const mutants = [...sources].flatMap(([file, text]) =>
  mutantsOf(file, text).map(mutant => ({ ...mutant, file })),
)
afterEach(() => vi.unstubAllGlobals())
afterAll(() => rm(folder, { recursive: true }))

/** The first scenario that comes to something else; undefined when all come to what they should. */
async function noticedBy(modules: SwapModules): Promise<string | undefined> {
  for (const { name, expected, run } of scenarios) {
    const happened = await run(modules).catch(String)
    const isRight = typeof expected === 'string' ? happened === expected : expected.test(happened)
    if (!isRight) return name
  }
  return undefined
}

describe('a broken swap is noticed', () => {
  it('and there are many', () => {
    expect(mutants.length).toBeGreaterThan(scenarios.length)
  })

  it.each(mutants)('$name', async ({ name, file, text }) => {
    const index = mutants.findIndex(mutant => mutant.name === name)
    const broken = new Map(sources).set(file, text)
    const modules = await loadSwap(path.join(folder, String(index)), broken).catch(error => {
      // It is still a program, and does not come as far as a swap.
      expect(error).not.toBeInstanceOf(SyntaxError)
    })
    if (modules) expect(await noticedBy(modules)).toBeDefined()
  })
})
