import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isEnglish, projectWords, readSections, WORDS_FILE } from './style/dictionary.ts'
import { spelledWords } from './style/find-spelling.ts'
import { BRITISH } from './style/rules.ts'
import { textOf } from './style/text-block.ts'
import { allTexts } from './style/texts.ts'

const texts = allTexts()
const words = projectWords()
const sections = readSections(readFileSync(WORDS_FILE, 'utf8'))

describe('the words that the project adds', () => {
  it('are each used, as they are written there or at the beginning of a sentence', () => {
    const used = new Set(
      texts
        .flatMap(text => spelledWords(textOf(text)))
        .flatMap(({ word }) => [word, word.charAt(0).toLowerCase() + word.slice(1)]),
    )
    expect(
      words.filter(word => !used.has(word)),
      'remove it from words.txt',
    ).toEqual([])
  })

  it('are words that English lacks', () => {
    expect(words.filter(isEnglish), 'remove it from words.txt').toEqual([])
  })

  it('are listed once, and sorted in their section', () => {
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
    expect(sections.size).toBeGreaterThan(3)
    // Each section says why its words may be written: no word is let pass without a reason.
    expect([...sections.keys()].filter(section => !/^[^:]+: .{20,}/.test(section))).toEqual([])
    for (const [section, listed] of sections) {
      expect(listed, section).toEqual([...listed].sort())
    }
  })
})

it('what is listed as British is what the dictionary would let pass', () => {
  expect([...BRITISH.keys()].filter(word => !isEnglish(word))).toEqual([])
})
