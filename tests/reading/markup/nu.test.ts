import { execFile, spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { sites } from '#support/sites/sites.ts'

const jar: string = createRequire(import.meta.url)('vnu-jar')
const hasJava = spawnSync('java', ['-version']).status === 0

/**
 * What it says of style rules, which stand in every page: it knows no container queries, view transitions or anchors.
 * Rules are read by the bundler, which stops at what it does not know.
 */
const ABOUT_RULES = 'error: CSS: '

/** What the Nu checker finds wrong with the markup of the pages of a folder, a line each. */
async function findings(folder: string): Promise<string[]> {
  const args = [
    '-jar',
    jar,
    '--skip-non-html',
    '--errors-only',
    '--exit-zero-always',
    '--format',
    'gnu',
    folder,
  ]
  const { stderr } = await promisify(execFile)('java', args, { maxBuffer: 64 * 1024 * 1024 })
  return stderr.split('\n').filter(line => line.includes('error') && !line.includes(ABOUT_RULES))
}

it.runIf(hasJava)('the Nu checker finds no error in the markup of any page', async () => {
  expect(await findings(sites.root.folder)).toEqual([])
})
