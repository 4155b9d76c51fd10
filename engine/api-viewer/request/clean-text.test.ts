import { describe, expect, it } from 'vitest'
import { entriesOf } from './body-text.ts'
import { cleanValue, isBroken, wellFormed, withoutInvisibleEnds } from './clean-text.ts'

describe('text as it is pasted', () => {
  it.each([
    ['\u200B0xab', '0xab'],
    ['0xab\u200B', '0xab'],
    ['\uFEFF\u2060 0xab \u200E\u00AD', ' 0xab '],
    ['Swap ', 'Swap '],
    ['a\u200Bb', 'a\u200Bb'],
    ['\u200B', ''],
    ['❤️', '❤️'],
    ['👩‍🚀', '👩‍🚀'],
  ])('%j loses what shows nothing at its ends', (pasted, kept) => {
    expect(withoutInvisibleEnds(pasted)).toBe(kept)
    expect(cleanValue(pasted)).toBe(kept.trim())
  })

  it('loses it around each entry of a list', () => {
    expect(entriesOf('0xab\u200B,\u200B 0xcd\u2060')).toEqual(['0xab', '0xcd'])
  })
})

describe('text that cannot be sent', () => {
  it.each(['\uD800', 'a\uDC00b', '\uD83D', 'a\0'])('%j is found and can be shown', text => {
    expect(isBroken(text)).toBe(true)
    expect(isBroken(wellFormed(text))).toBe(false)
    expect(encodeURIComponent(wellFormed(text))).toContain('%EF%BF%BD')
  })

  it.each(['', 'abc', '👩‍🚀', '\uFFFD', '\u{10FFFF}'])('%j is none', text => {
    expect(isBroken(text)).toBe(false)
    expect(wellFormed(text)).toBe(text)
  })
})
