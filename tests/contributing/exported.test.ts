import { describe, expect, it } from 'vitest'
import { sourcesOf } from '#support/sources.ts'
import { uncommentedOf } from './exported.ts'

/** Samples of code are what pages print; declarations of types are of packages. */
const NO_SOURCE = /\.(?:test|spec|drill|d)\.tsx?$|\/snippets\//

describe('what modules export', () => {
  const sources = sourcesOf('{engine,site,examples,scripts,bench}/**/*.{ts,tsx,mjs}').filter(
    ({ name }) => !NO_SOURCE.test(name),
  )

  it('has a comment', () => {
    expect(sources.length).toBeGreaterThan(500)
    const silent = sources.flatMap(({ name, text }) =>
      uncommentedOf(name, text).map(each => `${name}:${each.line} ${each.name}`),
    )
    expect(silent).toEqual([])
  })

  it('is found whatever it is', () => {
    const text = [
      '/** One. */',
      'export const one = 1',
      '// No comment for readers of code.',
      'export const two = 2',
      'export function three() {}',
      'export interface Four {}',
      'export type Five = 5',
      'const six = 6',
      'export { six }',
    ].join('\n')
    const found = uncommentedOf('a.ts', text).map(({ name, line }) => `${line} ${name}`)
    expect(found).toEqual(['4 two', '5 three', '6 Four', '7 Five'])
  })
})
