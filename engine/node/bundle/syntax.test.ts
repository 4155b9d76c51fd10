import { expect, it } from 'vitest'
import { importsOnDemand, withCuts } from './syntax.ts'

it('finds imports on demand with the innermost call that gives them as a function', () => {
  const code = 'later(()=>all([check(async()=>{await import(`./a.js`)},[]),import("./b.js")]))'
  const found = importsOnDemand(code)
  expect(found.map(({ address }) => address)).toEqual(['./a.js', './b.js'])
  expect(found.map(({ call }) => call && code.slice(call.start, call.start + 6))).toEqual([
    'check(',
    'later(',
  ])
})

it('finds no import in a text, and refuses one whose address is computed', () => {
  expect(importsOnDemand('say("import(\'./a.js\')")')).toEqual([])
  expect(() => importsOnDemand('import(address)')).toThrow('import(address)')
  expect(() => importsOnDemand('import(`./$' + '{name}.js`)')).toThrow('is not known')
})

it('replaces stretches of a text', () => {
  const cuts = [
    { start: 0, end: 1, text: 'x' },
    { start: 3, end: 3, text: '!' },
  ]
  expect(withCuts('abcd', cuts)).toBe('xbc!d')
})
