import { describe, expect, it } from 'vitest'
import { sourcesOf } from '#support/sources.ts'

/** What stands in the brackets of each `:has()` of a style sheet, with what it is asked of. */
function questionsOf(text: string): { of: string; asked: string }[] {
  const rules = text.replace(/\/\*[\s\S]*?\*\//g, '')
  return [...rules.matchAll(/([^\s{};,]*):has\(((?:[^()]|\([^()]*\))*)\)/g)].map(
    ([, of = '', asked = '']) => ({ of, asked }),
  )
}

/** Whether a browser asks anew at every element that comes or goes: an asterisk means each of them. */
const meansEach = ({ asked }: { asked: string }) => asked.includes('*')

/** Whether all of a page is looked through for what has an attribute: nothing but an attribute tells, and no step leads to it. */
const looksThrough = ({ of, asked }: { of: string; asked: string }) =>
  /^(?::global\()?(?::root|html|body|#app|&|\.docs)\)?$/.test(of) && /^\s*\[/.test(asked)

describe('what rules ask by :has()', () => {
  const found = sourcesOf('{engine,site}/**/*.css').flatMap(({ name, text }) =>
    questionsOf(text).map(question => ({ name, ...question })),
  )

  it('is answered without looking through the page', () => {
    expect(found.length).toBeGreaterThan(10)
    expect(found.filter(question => meansEach(question) || looksThrough(question))).toEqual([])
  })

  it.each([
    ':root:has([data-reference]) {',
    '&:has([data-reference]) {',
    '&:not(:has(~ * [data-reference])) {',
    ':global(html):has([open]) {',
  ])('%s would have it looked through', rule => {
    const [question] = questionsOf(rule)
    expect(question && (meansEach(question) || looksThrough(question))).toBe(true)
  })
})
