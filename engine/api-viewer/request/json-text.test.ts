import { describe, expect, it } from 'vitest'
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
