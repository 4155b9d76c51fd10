import { editsBetween } from './edits.ts'
import { INDEX_FIELDS, type IndexParts, partOf } from './index-parts.ts'
import { FUZZY_MAX_LENGTH, FUZZY_MIN_LENGTH, mostEdits } from './limits.ts'
import { unpackNumbers, unpackWords } from './packed-numbers.ts'
import type { Parts } from './parts.ts'
import { bareStem, isStem } from './stem.ts'
import { knownStem } from './terms.ts'

/**
 * Where a term stands: for each field in which documents, with how often, and with the length of the document's field where the
 * index has it here, in one number: most of the work of a search is with these.
 */
export type Postings = Map<number, number>[]

/** What a length counts in such a number. */
const LENGTH = 2 ** 20

/** How often a term stands there. */
export function frequencyOf(posting: number): number {
  return posting % LENGTH
}

/** The length of what it stands in; 0 where the documents have it. */
export function lengthOf(posting: number): number {
  return Math.floor(posting / LENGTH)
}

/** A word of the index that stands for one of a query. */
export interface Derived {
  word: string
  postings: Postings
  /** Edits between the two. */
  distance: number
}

/** The terms of an index. What has not come is not there, and is noted as missed. */
export interface TermIndex {
  /** Where a word or a stem stands. */
  find(term: string): Postings | undefined
  /** The words that begin as a term does, but itself. */
  startingWith(term: string): Derived[]
  /** The words that a slip or two make of a word, but itself and those that begin as it does. */
  like(word: string): Derived[]
  /** The words of the index that have a stem. */
  formsOf(stem: string): string[]
}

/** A part of the terms. */
interface TermsPart {
  words: string[]
  places: ReadonlyMap<string, number>
  postingsOf(place: number): Postings
  formsOf(stem: string): string[]
}

/** Reads in order what {@link IndexParts.terms} has of where words stand. */
function readPostings(words: number, packed: readonly string[]): Postings[] {
  const [counts = [], gaps = [], frequencies = [], lengths = []] = packed.map(unpackNumbers)
  const next = { count: 0, gap: 0, frequency: 0 }
  const list = (count: number): Map<number, number> => {
    const postings = new Map<number, number>()
    let document = 0
    for (let index = 0; index < count; index++) {
      const gap = gaps[next.gap] ?? 0
      const length = lengths[next.gap] ?? 0
      next.gap += 1
      document += gap >> 1
      const frequency = (gap & 1) === 0 ? 1 : (frequencies[next.frequency++] ?? 0)
      postings.set(document, frequency + LENGTH * length)
    }
    return postings
  }
  return Array.from({ length: words }, () => {
    const count = counts[next.count++] ?? 0
    const [isInTitle, isInTitles] = [count & 1, count & 2]
    const title = list(isInTitle ? (counts[next.count++] ?? 0) : 0)
    const text = list(count >> 2)
    return [title, text, list(isInTitles ? (counts[next.count++] ?? 0) : 0)]
  })
}

function readPart([words, strays, ...packed]: IndexParts['terms']): TermsPart {
  const ours = unpackWords(words)
  const all = [...ours, ...unpackWords(strays)]
  const postings = readPostings(ours.length, packed)
  return {
    words: ours,
    places: new Map(ours.map((word, place) => [word, place])),
    postingsOf: place => postings[place] ?? [],
    formsOf: stem => all.filter(word => knownStem(word) === stem),
  }
}

/** What several words have together. */
function together(all: readonly Postings[]): Postings | undefined {
  if (all.length < 2) return all[0]
  return INDEX_FIELDS.map((_, field) => {
    const sum = new Map<number, number>()
    for (const postings of all) {
      for (const [document, posting] of postings[field] ?? []) {
        const known = sum.get(document)
        sum.set(document, known === undefined ? posting : known + frequencyOf(posting))
      }
    }
    return sum
  })
}

/** Reads the terms of an index. */
export function termIndex(parts: Parts): TermIndex {
  const { terms: starts, words: lengths } = parts.head
  const read = new Map<number, TermsPart>()
  const stems = new Map<string, Postings>()
  const lists = new Map<number, string[]>()

  const part = (number: number): TermsPart | undefined => {
    const known = read.get(number)
    if (known) return known
    const packed = parts.get('terms', number)
    const made = packed && readPart(packed)
    if (made) read.set(number, made)
    return made
  }
  const wordsIn = (number: number): string[] => {
    const known = lists.get(number)
    if (known) return known
    const packed = parts.get('words', number)
    if (packed !== undefined) lists.set(number, unpackWords(packed))
    return lists.get(number) ?? []
  }
  const findWord = (word: string): Postings | undefined => {
    const home = part(partOf(starts, word))
    const place = home?.places.get(word)
    return place === undefined ? undefined : home?.postingsOf(place)
  }
  const formsOf = (stem: string): string[] =>
    part(partOf(starts, bareStem(stem)))?.formsOf(stem) ?? []
  const findStem = (stem: string): Postings | undefined => {
    const known = stems.get(stem)
    if (known) return known
    const forms = formsOf(stem)
    const postings = forms.map(findWord).filter(found => found !== undefined)
    const sum = together(postings)
    if (sum && postings.length === forms.length) stems.set(stem, sum)
    return sum
  }

  return {
    find: term => (isStem(term) ? findStem(term) : findWord(term)),
    formsOf,
    startingWith(term) {
      const found: Derived[] = []
      for (let number = partOf(starts, term); number < starts.length; number++) {
        const start = starts[number] ?? ''
        if (start > term && !start.startsWith(term)) break
        const home = part(number)
        for (const [place, word] of home?.words.entries() ?? []) {
          if (!home || word === term || !word.startsWith(term)) continue
          const distance = word.length - term.length
          found.push({ word, postings: home.postingsOf(place), distance })
        }
      }
      return found
    },
    like(word) {
      const most = mostEdits(word.length)
      const isLookedUp =
        word.length >= FUZZY_MIN_LENGTH && word.length <= FUZZY_MAX_LENGTH && !/\p{N}/u.test(word)
      if (!isLookedUp || most === 0) return []
      const first = partOf(lengths, word.length - most)
      const last = partOf(lengths, word.length + most)
      const words = lengths.slice(first, last + 1).flatMap((_, index) => wordsIn(first + index))
      return words.flatMap(other => {
        if (other.startsWith(word)) return []
        const distance = editsBetween(word, other, most)
        const postings = distance <= most ? findWord(other) : undefined
        return postings ? [{ word: other, postings, distance }] : []
      })
    },
  }
}
