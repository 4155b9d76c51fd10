import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CACHE_FOLDER } from '#engine/node/project.ts'
import { recordFileOf, SNIPPET_FOLDER } from '#engine/node/samples/files.ts'
import { readRecord } from '#engine/node/samples/record.ts'
import { outputOf } from '#engine/node/samples/record-snippets.ts'
import { sampleEnvironment } from '#site/samples/environment.ts'
import { PROJECT_ROOT, SITE_ROOT } from '#support/folders.ts'

/*
 * Tests of the tests: something true is broken on purpose, and what holds it has to notice.
 */

interface TestRun {
  exitCode: number
  output: string
}

/** Runs a test file while a module reads otherwise than it is written. */
function runMutated(test: string, file: string, from: string, to: string): Promise<TestRun> {
  const vitest = path.join(PROJECT_ROOT, 'node_modules/vitest/vitest.mjs')
  const config = path.join(import.meta.dirname, 'mutated.config.ts')
  const env = { ...process.env, MUTATED_FILE: file, MUTATED_FROM: from, MUTATED_TO: to }
  const args = [vitest, 'run', '--root', PROJECT_ROOT, '--config', config, test]
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { env }, (error, stdout, stderr) => {
      if (error?.signal) {
        reject(new Error(`the run of ${test} was ended by ${error.signal}`))
        return
      }
      const exitCode = typeof error?.code === 'number' ? error.code : 0
      resolve({ exitCode, output: stdout + stderr })
    })
  })
}

describe('a module that is broken turns its test red', () => {
  it('with nothing broken, they are green', async () => {
    const same = 'QUORUM_VOTING_POWER'
    const { exitCode, output } = await runMutated(
      'site/math/dao/voting-power.test.ts',
      'site/facts/dao/governance.ts',
      same,
      same,
    )
    expect(output).toContain('passed')
    expect(exitCode).toBe(0)
  })

  it.each([
    [
      'a constant of governance',
      'site/math/dao/voting-power.test.ts',
      'site/facts/dao/governance.ts',
      'QUORUM_VOTING_POWER = 5_000_000',
      'QUORUM_VOTING_POWER = 6_000_000',
    ],
    [
      'a fee',
      'site/math/amm/constant-product.test.ts',
      'site/facts/amm/fees.ts',
      'CONSTANT_PRODUCT_FEE_BPS = 30',
      'CONSTANT_PRODUCT_FEE_BPS = 25',
    ],
    [
      'a formula',
      'site/math/amm/impermanent-loss.test.ts',
      'site/math/amm/impermanent-loss.ts',
      '(2 * Math.sqrt(ratio))',
      '(2 * ratio)',
    ],
    [
      'an address',
      'site/facts/contracts/deployments.test.ts',
      'site/facts/contracts/blade.ts',
      "VERIFIED_POOL = '0xE7b0CE05",
      "VERIFIED_POOL = '0xE7b0CE06",
    ],
  ])('%s', async (_, test, file, from, to) => {
    const { exitCode, output } = await runMutated(test, file, from, to)
    expect(output).not.toContain(`has no "`)
    expect(output).toMatch(/failed/)
    expect(exitCode).not.toBe(0)
  })
})

describe('a sample that is broken is noticed', () => {
  // In the project, so that samples find the packages they import.
  const root = path.join(CACHE_FOLDER, 'test/mutated-samples')
  const SAMPLE = 'sdk/amount/create.ts'

  function mutate(file: string, from: string, to: string): void {
    const text = readFileSync(path.join(root, file), 'utf8')
    expect(text).toContain(from)
    writeFileSync(path.join(root, file), text.replace(from, to))
  }

  beforeAll(() => {
    rmSync(root, { recursive: true, force: true })
    mkdirSync(path.join(root, 'content'), { recursive: true })
    cpSync(path.join(SITE_ROOT, SNIPPET_FOLDER), path.join(root, SNIPPET_FOLDER), {
      recursive: true,
    })
  })
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  it('an expected output that the sample does not print', async () => {
    expect(await outputOf(root, SAMPLE, async () => sampleEnvironment)).toBe(
      readRecord(root, SAMPLE).output,
    )
    mutate(recordFileOf(SAMPLE), '1500000n', '1500001n')
    expect(await outputOf(root, SAMPLE, async () => sampleEnvironment)).not.toBe(
      readRecord(root, SAMPLE).output,
    )
  })

  it('a sample that was edited after it was run', () => {
    mutate(`${SNIPPET_FOLDER}/${SAMPLE}`, "'1.5'", "'1.6'")
    expect(() => readRecord(root, SAMPLE)).toThrow(/has changed since/)
  })

  it('a sample that does not run any more', async () => {
    mutate(`${SNIPPET_FOLDER}/${SAMPLE}`, 'Amount.fromHuman', 'Amount.fromHumans')
    await expect(outputOf(root, SAMPLE, async () => sampleEnvironment)).rejects.toThrow(
      /fromHumans is not a function/,
    )
  })
})
