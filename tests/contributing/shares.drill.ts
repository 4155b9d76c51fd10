import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { PROJECT_ROOT } from '#support/folders.ts'

/** The tests in a browser that belong to a share, each with the width it runs at. */
function testsOf(share: string): string[] {
  const cli = 'node_modules/@playwright/test/cli.js'
  const { stdout } = spawnSync(process.execPath, [cli, 'test', '--list', '--reporter=list'], {
    cwd: PROJECT_ROOT,
    encoding: 'utf8',
    env: { ...process.env, TEST_SHARE: share },
    maxBuffer: 2 ** 26,
  })
  return stdout.split('\n').filter(line => line.includes(' › '))
}

it('runs every test in a browser at each of its widths in npm test or in the drills, and none in both', () => {
  const test = testsOf('test')
  const drill = testsOf('drill')
  expect(test.length).toBeGreaterThan(drill.length)
  expect(drill.length).toBeGreaterThan(0)
  expect([...test, ...drill].toSorted()).toEqual(testsOf('').toSorted())
})
