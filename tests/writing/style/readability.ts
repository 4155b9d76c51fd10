import type { PageTexts } from './find-terms.ts'
import { type Finding, findingAt } from './finding.ts'
import { LEAST_WORDS, READING_GRADES } from './rules.ts'
import { type Sentence, sentencesOf } from './sentences.ts'
import { type TextBlock, textOf, VALUE } from './text-block.ts'

/** Endings that are written with a vowel and spoken without a syllable of their own: "routes", "priced", "trade". */
const SILENT = /(?:(?<=[^aeiouyl]|[aeiouy]l)e|(?<=[^aeiouyscghxz])es|(?<=[^aeioutd])ed)$/

/**
 * The syllables of an English word, by its groups of vowels without silent endings; at least 1. For some words it is one
 * off, which over a page makes no difference that a bound would show.
 */
export function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  if (letters.length <= 3) return 1
  const groups = letters
    .replace(SILENT, '')
    .replace(/^y/, '')
    .match(/[aeiouy]{1,2}/g)
  return Math.max(1, groups?.length ?? 1)
}

/** How much there is to read, and how hard it is. */
export interface Readability {
  words: number
  sentences: number
  /** The Flesch–Kincaid grade: years at an American school after which the text is easy to read. */
  grade: number
}

/** Whether a sentence is one: the words of a cell or of an item may be a part of none. */
const isWhole = ({ text }: Sentence) => /[.!?:][”"’)]*\s*$/.test(text)

/**
 * How hard the running text of some blocks is to read, without titles, data and links to what comes next:
 * 0.39 · words / sentences + 11.8 · syllables / words − 15.59 (Kincaid and others, 1975). A printed value, code and a
 * number are words of one syllable.
 */
export function readabilityOf(blocks: readonly TextBlock[]): Readability {
  let words = 0
  let sentences = 0
  let syllables = 0
  for (const block of blocks) {
    if (block.isTitle || block.isNext) continue
    for (const { text } of sentencesOf(textOf(block)).filter(isWhole)) {
      // Parts of a compound are read one after the other.
      const parts = text
        .split(/[\s\-–/]+/)
        .filter(part => /[\p{L}\p{N}]/u.test(part) || part.includes(VALUE))
      if (parts.length === 0) continue
      sentences += 1
      words += parts.length
      syllables += parts.reduce((sum, part) => sum + syllablesOf(part), 0)
    }
  }
  const grade = words === 0 ? 0 : 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59
  return { words, sentences, grade }
}

/** Pages that are harder to read than those of their kind may be, at the line where each begins. */
export function findHardPages(pages: readonly PageTexts[]): Finding[] {
  return pages.flatMap(({ path, blocks }) => {
    const [first] = blocks
    const kind = READING_GRADES.find(({ pages: those }) => those.test(path))
    const { words, grade } = readabilityOf(blocks)
    if (!first || !kind || words < LEAST_WORDS || grade <= kind.most) return []
    return findingAt(first, 0, {
      rule: `a page of reading grade ${grade.toFixed(1)}`,
      found: path,
      fix: `shorten its sentences and words: pages that ${kind.name} have at most ${kind.most}`,
    })
  })
}
