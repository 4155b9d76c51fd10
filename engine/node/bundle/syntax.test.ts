import { expect, it } from 'vitest'
import { importsOnDemand, withCuts } from './syntax.ts'

it('finds imports on demand with the argument that follows the function they stand in', () => {
  const code =
    'later(()=>all([check(async()=>{let{a:e}=await import(`./a.js`);return{a:e}},[]),check(()=>import("./b.js"),`b`),import("./c.js")]),[])'
  const found = importsOnDemand(code)
  expect(found.map(({ address }) => address)).toEqual(['./a.js', './b.js', './c.js'])
  const texts = found.map(({ argument }) => argument && code.slice(argument.start, argument.end))
  expect(texts).toEqual(['[]', '`b`', undefined])
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
