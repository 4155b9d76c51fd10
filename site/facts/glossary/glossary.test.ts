import { describe, expect, it } from 'vitest'
import { glossary } from './glossary.ts'

/** Names that hold a digit. Any other digit would be a number that belongs on a page. */
const NAMES_WITH_DIGITS = /CREATE2|SushiSwap V\d/g

describe('the glossary', () => {
  it('has each term once, in the order of the alphabet', () => {
    const ids = glossary.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const names = glossary.map(({ term }) => term.toLowerCase())
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')))
  })

  it('defines the tokens, the venue and the kinds of thing that pages speak of', () => {
    const defined = glossary.map(({ term }) => term)
    expect(defined).toEqual(expect.arrayContaining(['SUSHI', 'xSUSHI', 'Blade', 'DEX', 'ERC-20']))
  })

  it('gives no word to two terms', () => {
    const words = glossary.flatMap(({ term, aliases }) => [term, ...aliases])
    const lower = words.map(word => word.toLowerCase())
    expect(lower.filter((word, index) => lower.indexOf(word) !== index)).toEqual([])
  })

  it.each(glossary)(
    'defines $id in one or two sentences without a number',
    ({ id, definition }) => {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(definition).toMatch(/^[A-Z].*\.$/)
      expect(definition.match(/[.!?](?= |$)/g)?.length).toBeLessThanOrEqual(2)
      expect(definition.length).toBeLessThanOrEqual(200)
      expect(definition.replace(NAMES_WITH_DIGITS, '')).not.toMatch(/\d/)
    },
  )
})
