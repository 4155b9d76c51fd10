import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../run.mjs'
import { DRILLS } from './drill-files.mjs'
import { lossesOf, tableOf } from './drill-table.mjs'

const drills = { faults: ['tests/a.test.ts'], load: ['tests/b.drill.ts'] }
const result = (file: string, tried: string, fate: 'passed' | 'failed' | 'skipped') => ({
  area: 'tests',
  fate,
  title: `${file} › ${tried}`,
  command: `npm run unit -- ${file}`,
})

it('prints all that was tried, by kind, and that nothing was lost', () => {
  const results = [
    result('tests/a.test.ts', 'a full disk', 'passed'),
    result('tests/b.drill.ts', '200 readers', 'passed'),
    result('tests/b.drill.ts', 'nginx', 'skipped'),
  ]
  expect(tableOf(drills, results)).toBe(
    [
      '\nfaults: 1 tried',
      '  held     a full disk',
      '\nload: 1 tried, 1 not run',
      '  held     200 readers',
      '  not run  nginx',
      '\nlost: nothing',
    ].join('\n'),
  )
  expect(lossesOf(drills, results)).toEqual([])
})

it('counts as lost what did not hold, and a file that tried nothing', () => {
  const results = [result('tests/a.test.ts', 'a full disk', 'failed')]
  expect(lossesOf(drills, results)).toEqual([
    'a full disk\n    npm run unit -- tests/a.test.ts',
    'tests/b.drill.ts tried nothing',
  ])
  expect(tableOf(drills, results)).toContain('  LOST     a full disk')
})

it('runs files that are there, each once', () => {
  const files = Object.values(DRILLS).flat()
  expect(files.filter(file => !existsSync(path.join(ROOT, file)))).toEqual([])
  expect(new Set(files).size).toBe(files.length)
})
