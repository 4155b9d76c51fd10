import { expect, it } from 'vitest'
import { wrap } from './wrap.ts'

/** A face in which every character is as wide as half its height. */
const measure = (words: string, size: number) => ([...words].length * size) / 2

it('sets words in the largest size in which they fit', () => {
  const limits = { width: 100, most: 2 }
  expect(wrap('one two', [20, 10], limits, measure)).toEqual({ lines: ['one two'], size: 20 })
  expect(wrap('one two three', [20, 10], limits, measure)).toEqual({
    lines: ['one two', 'three'],
    size: 20,
  })
  // Twelve characters are 120 wide in the larger size, and 60 in the smaller one.
  expect(wrap('twelve-signs', [20, 10], limits, measure)).toEqual({
    lines: ['twelve-signs'],
    size: 10,
  })
})

it('shortens what fits in no size: the last line, and a word that is too long', () => {
  expect(wrap('aaa bbb ccc ddd', [20], { width: 80, most: 1 }, measure).lines).toEqual(['aaa bbb…'])
  expect(wrap('abcdefghijkl', [20], { width: 50, most: 2 }, measure).lines).toEqual(['abcd…'])
})
