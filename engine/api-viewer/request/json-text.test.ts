import { describe, expect, it } from 'vitest'
import { withoutInvisibleEnds } from './clean-text.ts'
import { indentJson, isJson, membersOf } from './json-text.ts'

describe('indented JSON', () => {
  it.each([
    '{"a":1,"b":[1,2,{"c":null}],"d":{},"e":[],"f":"x, {y}: [z] \\" \\\\"}',
    '[[],[[]],{"a":{}}]',
    '"text"',
    'true',
    ' \n { "a" : [ ] } ',
    '"caf\\u00e9\\n"',
  ])('is what JSON.stringify writes where no number is at stake: %s', text => {
    expect(indentJson(text)).toBe(JSON.stringify(JSON.parse(text), null, 2))
  })

  it('keeps the digits of every number', () => {
    expect(indentJson('{"a":1234567890123456789,"b":[0.10,1e400,-0],"c":1.0}')).toBe(
      '{\n  "a": 1234567890123456789,\n  "b": [\n    0.10,\n    1e400,\n    -0\n  ],\n  "c": 1.0\n}',
    )
  })

  it('keeps the order of members, and those that occur twice', () => {
    expect(indentJson('{"10":1,"2":2,"2":3,"__proto__":4}')).toBe(
      '{\n  "10": 1,\n  "2": 2,\n  "2": 3,\n  "__proto__": 4\n}',
    )
  })

  it('is made of a body that is nothing but brackets, too', () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000)
    expect(indentJson(deep).replaceAll(/\s/g, '')).toBe(deep)
  })

  it('is made of a text of many parts', () => {
    const long = `"${'a\\n'.repeat(60_000)}"`
    expect(indentJson(long)).toBe(long)
  })
})

describe('characters that show nothing, or turn the direction', () => {
  const escapeOf = (code: number) => `\\u${code.toString(16).padStart(4, '0')}`
  const codes = Array.from({ length: 0x1_00_00 }, (_, code) => code)
  const isInvisible = (code: number) => withoutInvisibleEnds(String.fromCharCode(code)) === ''

  it('stay the escapes that they came as, and all others have their shortest form', () => {
    const invisible = codes.filter(isInvisible)
    expect(invisible.length).toBeGreaterThan(20)
    for (const code of invisible) {
      const text = `{"a${escapeOf(code)}":"${escapeOf(code).toUpperCase().replace('U', 'u')}b"}`
      expect(indentJson(text).replaceAll(/\s/g, '')).toBe(text)
    }
    const others = `"${codes
      .filter(code => !isInvisible(code))
      .map(escapeOf)
      .join('')}"`
    expect(indentJson(others)).toBe(JSON.stringify(JSON.parse(others)))
  })

  it.each([
    ['"\\u00e9\\u200b\\u00e9"', '"é\\u200bé"'],
    ['"\\ud83d\\udc69\\u200d\\ud83d\\ude80"', '"👩\\u200d🚀"'],
    ['"\\\\u200b\\\\\\u200b\\""', '"\\\\u200b\\\\\\u200b\\""'],
    ['"\u202e\u200b"', '"\u202e\u200b"'],
    ['"\\u202e"', '"\\u202e"'],
  ])('%j is shown as %j', (text, shown) => {
    expect(indentJson(text)).toBe(shown)
  })

  it('are kept in a text of many parts', () => {
    const long = `"${'a\\u200b\\n\\\\'.repeat(60_000)}"`
    expect(indentJson(long)).toBe(long)
  })
})

describe('the members of an object', () => {
  it('have the text of their values', () => {
    expect(membersOf('{"a": 12345678901234567890, "b, c": {"d": [1, 2]}, "e": "f"}')).toEqual([
      ['a', '12345678901234567890'],
      ['b, c', '{"d":[1,2]}'],
      ['e', '"f"'],
    ])
    expect(membersOf('{}')).toEqual([])
  })

  it.each(['', '[]', 'null', '1', '"{"', '{"a":', '{a:1}'])('%j has none', text => {
    expect(membersOf(text)).toBeUndefined()
  })
})

it('tells JSON from what is none', () => {
  expect(isJson('1e400')).toBe(true)
  expect(isJson('007')).toBe(false)
})
