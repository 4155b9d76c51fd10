import { INDEX_FIELDS, type IndexParts, partOf } from '#model/search/index-parts.ts'
import {
  FUZZY_MAX_EDITS,
  FUZZY_MAX_LENGTH,
  FUZZY_MIN_LENGTH,
  mostEdits,
} from '#model/search/limits.ts'
import { packNumbers, packWords } from '#model/search/packed-numbers.ts'
import { bareStem } from '#model/search/stem.ts'
import { countTerms, knownStem } from '#model/search/terms.ts'
import type { SearchDocument } from '#model/search-document.ts'

/** Where a word stands: for each field the documents, in order, and how often it is in each. */
type Postings = [documents: number[], frequencies: number[]][]

/** Size of a part of the terms before it is compressed, in characters. It grows with the site, so that the head stays small. */
const TERMS_SIZE = 2_500
/** Most parts of the terms, roughly. */
const TERMS_PARTS = 600
/** Size of a part of the words, at least, in characters. */
const WORDS_SIZE = 1_000
/** Characters that a word takes beside its postings, roughly, and those that a posting takes. */
const COST = { word: 6, posting: 2 }

/** What the documents of a site say, counted. */
export interface Counted {
  words: Map<string, Postings>
  /** For each field the length of each document. */
  lengths: number[][]
}

function textOf(document: SearchDocument, field: (typeof INDEX_FIELDS)[number]): string {
  return field === 'titles' ? document.titles.join('\n') : document[field]
}

/** Counts the words of documents. */
export function countWords(documents: readonly SearchDocument[], language?: string): Counted {
  const words = new Map<string, Postings>()
  const lengths = INDEX_FIELDS.map((field, index) =>
    documents.map((document, id) => {
      const { counts, length } = countTerms(textOf(document, field), language)
      for (const [word, count] of counts) {
        const postings = words.get(word) ?? INDEX_FIELDS.map(() => [[], []])
        words.set(word, postings)
        postings[index]?.[0].push(id)
        postings[index]?.[1].push(count)
      }
      return length
    }),
  )
  return { words, lengths }
}

/** The shortest text that is after one word and not after the next, to part them. */
function between(before: string, after: string): string {
  let length = 1
  while (after.slice(0, length) <= before) length++
  return after.slice(0, length)
}

/** Cuts sorted words into runs of about one size. */
function runsOf(sorted: readonly string[], sizeOf: (word: string) => number): string[][] {
  const total = sorted.reduce((sum, word) => sum + sizeOf(word), 0)
  const most = Math.max(TERMS_SIZE, total / TERMS_PARTS)
  const runs: string[][] = [[]]
  let size = 0
  for (const word of sorted) {
    if (size > 0 && size + sizeOf(word) > most) {
      runs.push([])
      size = 0
    }
    runs.at(-1)?.push(word)
    size += sizeOf(word)
  }
  return runs
}

function isRepeated(frequency: number): boolean {
  return frequency > 1
}

/** In how many documents a word is, as the index has it. */
function countsOf(postings: Postings): number[] {
  const [title = 0, text = 0, titles = 0] = postings.map(([ids]) => ids.length)
  const inTitles = [title, titles].filter(count => count > 0)
  return [text * 4 + (title > 0 ? 1 : 0) + (titles > 0 ? 2 : 0), ...inTitles]
}

/** In which documents a word is, as the index has it. */
function gapsOf([ids, frequencies]: Postings[number]): number[] {
  return ids.map(
    (id, at) => 2 * (id - (ids[at - 1] ?? 0)) + (isRepeated(frequencies[at] ?? 0) ? 1 : 0),
  )
}

/**
 * The terms in parts, and where each part begins.
 * @param hasLengths whether they have the lengths of documents.
 * @param language of the site.
 */
export function termsParts(
  { words, lengths }: Counted,
  hasLengths: boolean,
  language: string,
): { starts: string[]; parts: IndexParts['terms'][] } {
  const sizeOf = (word: string) =>
    (words.get(word) ?? []).reduce((sum, [ids]) => sum + COST.posting * ids.length, COST.word)
  const runs = runsOf([...words.keys()].sort(), sizeOf)
  const starts = runs.map((run, index) =>
    index === 0 ? '' : between(runs[index - 1]?.at(-1) ?? '', run[0] ?? ''),
  )
  const strays = runs.map((): string[] => [])
  for (const [index, run] of runs.entries()) {
    for (const word of run) {
      const stem = knownStem(word, language)
      const home = stem === undefined ? index : partOf(starts, bareStem(stem))
      if (home !== index) strays[home]?.push(word)
    }
  }
  const parts = runs.map((run, index): IndexParts['terms'] => {
    const postings = run.map(word => words.get(word) ?? [])
    const lists = postings.flat()
    const lengthsOf = (fields: Postings) =>
      fields.flatMap(([ids], field) => ids.map(id => lengths[field]?.[id] ?? 0))
    return [
      packWords(run),
      packWords(strays[index]?.sort() ?? []),
      packNumbers(postings.flatMap(countsOf)),
      packNumbers(lists.flatMap(gapsOf)),
      packNumbers(lists.flatMap(([, frequencies]) => frequencies.filter(isRepeated))),
      hasLengths ? packNumbers(postings.flatMap(lengthsOf)) : '',
    ]
  })
  return { starts, parts }
}

/** Whether a word can be found despite slips: a query that forgives them has no digits, so that each of the word's is one. */
function isFuzzy(word: string): boolean {
  const digits = word.match(/\p{N}/gu)?.length ?? 0
  return digits <= mostEdits(word.length + FUZZY_MAX_EDITS)
}

/** The words that can be found despite slips, by their lengths, and the least length of each part. */
export function wordsParts({ words }: Counted): { starts: number[]; parts: string[] } {
  const shortest = FUZZY_MIN_LENGTH - mostEdits(FUZZY_MIN_LENGTH)
  const starts = [0]
  const parts: string[][] = [[]]
  let size = 0
  const sorted = [...words.keys()].filter(isFuzzy).sort()
  for (let length = shortest; length <= FUZZY_MAX_LENGTH + FUZZY_MAX_EDITS; length++) {
    const found = sorted.filter(word => word.length === length)
    if (size > WORDS_SIZE) {
      starts.push(length)
      parts.push([])
      size = 0
    }
    parts.at(-1)?.push(...found)
    size += found.length * length
  }
  return { starts, parts: parts.map(part => packWords(part.sort())) }
}
