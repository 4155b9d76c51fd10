import type { Dictionary } from './dictionary.ts'
import { type Finding, findingAt } from './finding.ts'
import { HEADING_NAMES } from './rules.ts'
import { type TextBlock, textOf } from './text-block.ts'

/** A word inside a heading that begins with a capital and goes on in small letters. */
const CAPITALIZED = /(?<=\s)\p{Lu}\p{Ll}+(?![\p{L}\d.])/gu

/** What a heading may begin anew after: a colon, a question. */
const BEGINS = /[:?!.]\s*$/

/**
 * Headings that are not in sentence case, or end like a sentence. Names keep their capitals: words that English or the
 * project writes with one, and those of `HEADING_NAMES`.
 */
export function findHeadings(blocks: readonly TextBlock[], english: Dictionary): Finding[] {
  return blocks
    .filter(({ kind }) => kind === 'heading')
    .flatMap(block => {
      const text = Object.keys(HEADING_NAMES).reduce(
        (rest, name) => rest.replaceAll(name, name.toLowerCase()),
        textOf(block),
      )
      const capitals = [...text.matchAll(CAPITALIZED)].flatMap(({ 0: word, index }) => {
        const before = text.slice(0, index)
        if (BEGINS.test(before) || !english.has(word.toLowerCase())) return []
        return findingAt(block, index, {
          rule: 'a heading in title case',
          found: word,
          fix: `write ${word.toLowerCase()}, or add the name to HEADING_NAMES in tests/writing/style/rules.ts`,
        })
      })
      const end = /[.:,;]$/.exec(text)
      return end
        ? [
            ...capitals,
            findingAt(block, end.index, {
              rule: 'a heading that ends like a sentence',
              found: text,
              fix: `take the "${end[0]}" out`,
            }),
          ]
        : capitals
    })
}
