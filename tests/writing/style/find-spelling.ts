import type { Dictionary } from './dictionary.ts'
import { type Finding, findingAt } from './finding.ts'
import { BRITISH } from './rules.ts'
import { type TextBlock, textOf } from './text-block.ts'

/** What has letters and no spelling: tags in a text of a page, addresses, hosts, paths, hexadecimal digits, fields of an object. */
const NO_WORDS = [
  /<\/?[A-Z]\w*[^<>]*>/g,
  /\b(?:https?:\/\/|mailto:|www\.)\S+/g,
  /\S+@\S+\.\w+/g,
  /(?:^|(?<=[\s(“"]))[./#@]?[\w-]*[/@][\w./@-]*\w/g,
  /\b[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|xyz|io|eth|sh|json|ts|sol|yaml|mdx|html)\b/g,
  /\b0x[\dA-Za-z]*/g,
  /\b[\w-]*[_=][\w=-]*/g,
]

const WORD = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*/gu

/** A word of a text, without what shows a possessor. */
interface Word {
  word: string
  offset: number
}

/** The words of a text that have a spelling, each where it begins. */
export function spelledWords(text: string): Word[] {
  const prose = NO_WORDS.reduce(
    (rest, pattern) => rest.replace(pattern, found => ' '.repeat(found.length)),
    text,
  )
  return [...prose.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const plain = word.replace(/['’]s?$/, '').replaceAll('’', "'")
    return plain.length > 1 ? [{ word: plain, offset: index }] : []
  })
}

/** Words that neither English nor the project's list has, and those of British spelling. */
export function findMisspelled(blocks: readonly TextBlock[], dictionary: Dictionary): Finding[] {
  return blocks.flatMap(block =>
    spelledWords(textOf(block)).flatMap(({ word, offset }) => {
      const american = BRITISH.get(word.toLowerCase())
      if (american !== undefined) {
        return findingAt(block, offset, {
          rule: 'British spelling',
          found: word,
          fix: `write ${american}`,
        })
      }
      if (dictionary.has(word)) return []
      const suggested = dictionary.suggest(word)
      return findingAt(block, offset, {
        rule: 'unknown word',
        found: word,
        fix: [
          ...(suggested.length > 0 ? [`write ${suggested.join(' or ')}`] : []),
          'set it in backticks if it is code',
          'add it to its section of tests/writing/style/words.txt if it is right',
        ].join('; '),
      })
    }),
  )
}
