import { type Finding, findingAt } from './finding.ts'
import { MOST_UNPUBLISHED, MOST_WORDS, WORDING, type WordingRule } from './rules.ts'
import { sentencesOf, wordCount } from './sentences.ts'
import { type TextBlock, textOf } from './text-block.ts'

/** Words that a rule refuses. */
export function findWording(
  blocks: readonly TextBlock[],
  rules: readonly WordingRule[] = WORDING,
): Finding[] {
  return blocks.flatMap(block => {
    const text = textOf(block)
    return rules.flatMap(({ name, wording, instead, except = {} }) => {
      const match = wording.exec(text)
      if (!match || block.file in except) return []
      return findingAt(block, match.index, { rule: name, found: match[0], fix: `write ${instead}` })
    })
  })
}

/** Sentences of more words than a reader keeps in mind. */
export function findLongSentences(blocks: readonly TextBlock[], most = MOST_WORDS): Finding[] {
  return blocks.flatMap(block =>
    sentencesOf(textOf(block)).flatMap(({ text, offset }) => {
      const words = wordCount(text)
      if (words <= most) return []
      return findingAt(block, offset, {
        rule: `a sentence of ${words} words`,
        found: `${text.slice(0, 60).trim()}…`,
        fix: `make it two: ${most} words are the most`,
      })
    }),
  )
}

/** The first place of a page at which it says too often that something is not published. */
export function findUnpublished(blocks: readonly TextBlock[], most = MOST_UNPUBLISHED): Finding[] {
  const uses = blocks
    .filter(({ isTitle }) => !isTitle)
    .flatMap(block =>
      [...textOf(block).matchAll(/\bnot published\b/gi)].map(match => ({ block, match })),
    )
  const next = uses[most]
  if (!next) return []
  return [
    findingAt(next.block, next.match.index, {
      rule: `more than ${most} times on a page`,
      found: next.match[0],
      fix: 'say it once, in a list “What is not published” or with a link to /not-documented',
    }),
  ]
}
