import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BUILT_SITE } from '../../scripts/test/sites.mjs'
import { type ChangedProject, changedProject } from './changed-project.ts'

/*
 * All that `npm test` runs without a browser, in a copy of the project in which the change of every row of the README's
 * table is made. `change-table.test.ts` holds the rows to the table.
 */
describe('with the change of every row of the table', () => {
  let project: ChangedProject
  beforeAll(async () => {
    project = await changedProject()
  })
  afterAll(() => project.remove())

  it.each([
    ['lint, format, arrows and types hold', ['scripts/bootstrap.mjs', 'check']],
    ['every test site is built', ['tests/support/sites/build.ts']],
    ['the budgets are kept', ['engine/node/cli.ts', 'size', '--out', BUILT_SITE]],
  ])('%s', async (_, program) => {
    expect(await project.failureOf(...program)).toBe('')
  })

  it('every unit test is green', async () => {
    expect(await project.failedTests()).toEqual([])
  })
})
