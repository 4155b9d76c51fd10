import type { FoundAnswer, Reply, SearchAnswer } from './answer.ts'
import {
  type HexPart,
  hasOtherCase,
  hasPart,
  hexPartsOf,
  isAlike,
  isLikeAddress,
} from './hex-query.ts'
import { QUERY_MAX_TERMS } from './limits.ts'
import { isHexValue } from './packed-answers.ts'
import { parseQuery, type SearchQuery } from './query.ts'
import type { Synonyms } from './synonyms.ts'

/** Most answers to a query in words, and to one that does not say where. */
const FEW = 4

/** A name with a dot in it, such as one of a wallet or of a host: it is a thing of its own, whatever its words say. */
const DOTTED_NAME = /\p{L}\.\p{L}/u

/** Answers one after the other, those of one value together, each value where it came first. */
function byValue(found: readonly FoundAnswer[]): FoundAnswer[] {
  const values = [...new Set(found.map(({ answer }) => answer.value))]
  return values.flatMap(value => found.filter(({ answer }) => answer.value === value))
}

function findHex(part: HexPart, answers: readonly SearchAnswer[]): FoundAnswer[] {
  return answers
    .filter(answer => isHexValue(answer) && hasPart(answer.value, part))
    .map(answer => {
      const isWhole = part.start.length === answer.value.length - 2
      const match = hasOtherCase(answer.value, part) ? 'other-case' : 'whole'
      return { answer, match: isWhole ? match : 'part' }
    })
}

/** A query in words, and the words of its synonyms. */
interface Asked {
  query: SearchQuery
  words: ReadonlySet<string>
  meant: ReadonlySet<string>
}

/** How a phrase is asked for: 2 in its own words, 1 in others for some of them, 0 not at all. */
function howAsked(phrase: readonly string[], { words, meant }: Asked): 0 | 1 | 2 {
  if (phrase.every(word => words.has(word))) return 2
  return phrase.every(word => words.has(word) || meant.has(word)) ? 1 : 0
}

/** How well an answer fits, and whether the query says where; undefined when it is not truly what is asked. */
function fit(answer: SearchAnswer, asked: Asked) {
  const { words, expansions } = asked.query
  const places = answer.places
    .map(place => place.split(' '))
    .filter(place => howAsked(place, asked) > 0)
  if (places.length === 0 && !answer.asks.some(word => asked.words.has(word))) return undefined
  const besides = [...places.flat(), ...answer.asks, ...(answer.also ?? [])]
  const fits = answer.subjects.flatMap(subject => {
    const phrase = subject.split(' ')
    const how = howAsked(phrase, asked)
    if (how === 0) return []
    const terms = new Set([...phrase, ...besides])
    const isCovered = words.every(
      word =>
        terms.has(word) ||
        expansions.some(
          each => each.replaces.includes(word) && each.words.every(term => terms.has(term)),
        ),
    )
    return isCovered ? how * QUERY_MAX_TERMS + phrase.length : []
  })
  if (fits.length === 0) return undefined
  return { answer, rank: Math.max(...fits), saysWhere: places.length > 0 }
}

function findWords(query: SearchQuery, answers: readonly SearchAnswer[]): FoundAnswer[] {
  const meant = new Set(query.expansions.flatMap(({ words }) => words))
  const asked = { query, words: new Set(query.words), meant }
  const fitting = answers
    .flatMap(answer => fit(answer, asked) ?? [])
    .sort((a, b) => b.rank - a.rank || Number(b.answer.isMain ?? 0) - Number(a.answer.isMain ?? 0))
  const isNarrow = fitting.length <= FEW
  return fitting
    .filter(({ saysWhere, answer }) => isNarrow || saysWhere || answer.isMain)
    .slice(0, FEW)
    .map(({ answer }) => ({ answer, match: 'whole' }))
}

/**
 * Finds the answers to a query. A value is found whole, or by a part that stands where it does in the value, never by
 * one that is nearly the same. Words find an answer when every one of them belongs to it, and when they name both the
 * thing and a place or a kind of value.
 * @param query any text
 * @param answers those of the site, the more important first
 * @param table other words for those of the query
 * @param language of the site
 */
export function findAnswers(
  query: string,
  answers: readonly SearchAnswer[],
  table: readonly Synonyms[],
  language?: string,
): Reply {
  const parts = hexPartsOf(query)
  const found = parts.map(part => findHex(part, answers))
  const strange = parts.find((part, index) => isLikeAddress(part) && found[index]?.length === 0)
  if (strange) {
    const like = answers.find(answer => isHexValue(answer) && isAlike(answer.value, strange))
    return { answers: [], unlisted: { like } }
  }
  if (found.some(each => each.length > 0)) return { answers: byValue(found.flat()) }
  const read = parseQuery(query, table, language)
  const codes = read.exact.filter(({ isWhole }) => isWhole).map(({ prefix }) => prefix)
  const values = [...codes, query.trim().toLowerCase()]
  const same = answers.filter(({ value }) => values.includes(value.toLowerCase()))
  if (same.length > 0) return { answers: same.map(answer => ({ answer, match: 'whole' })) }
  // A code or a part of a value that no answer has asks for something else.
  const asksInWords = read.exact.length === 0 && !DOTTED_NAME.test(query)
  return { answers: asksInWords ? findWords(read, answers) : [] }
}
