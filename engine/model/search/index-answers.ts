import type { Reply, SearchAnswer } from './answer.ts'
import { findAnswers } from './find-answers.ts'
import { hexPartsOf } from './hex-query.ts'
import { ANSWERS_WITH_DETAILS } from './index-parts.ts'
import { isHexValue, knownMark, markOf, unpackAnswers, unpackDetails } from './packed-answers.ts'
import type { Parts } from './parts.ts'
import { parseQuery } from './query.ts'
import type { Synonyms } from './synonyms.ts'

/** Answers queries by the answers of an index. What has not come is noted as missed. */
export type IndexAnswers = (query: string) => Reply

/** Reads the answers of an index: first by what they are found by, then those that may be meant in full. */
export function indexAnswers(parts: Parts, table: readonly Synonyms[]): IndexAnswers {
  let answers: SearchAnswer[] | undefined
  const complete = new Set<number>()

  /** Takes in what is shown of some answers, as far as it has come. @returns whether one has become known. */
  const learn = (all: SearchAnswer[], places: readonly number[]): boolean => {
    const wanted = new Set(places.map(place => Math.floor(place / ANSWERS_WITH_DETAILS)))
    const before = complete.size
    for (const number of wanted) {
      const packed = complete.has(number) ? undefined : parts.get('details', number)
      if (!packed) continue
      complete.add(number)
      for (const [row, details] of unpackDetails(packed).entries()) {
        const place = number * ANSWERS_WITH_DETAILS + row
        const answer = all[place]
        if (answer) all[place] = { ...answer, ...details }
      }
    }
    return complete.size > before
  }

  /** Places of the answers whose value a query may be. */
  const likely = (query: string, all: readonly SearchAnswer[]): number[] => {
    const asksHex = hexPartsOf(query).length > 0
    const codes = parseQuery(query, []).exact.map(({ prefix }) => prefix)
    const marks = [...codes, query.trim()].map(markOf)
    return [...all.keys()].filter(place => {
      const answer = all[place]
      if (!answer) return false
      return isHexValue(answer) ? asksHex : marks.includes(knownMark(answer.value))
    })
  }

  return query => {
    const packed = parts.head.hasAnswers && !answers ? parts.get('answers', 0) : undefined
    if (packed) answers = unpackAnswers(packed)
    if (!answers) return { answers: [] }
    learn(answers, likely(query, answers))
    const reply = findAnswers(query, answers, table, parts.head.language)
    const found = reply.answers.map(({ answer }) => answers?.indexOf(answer) ?? -1)
    return learn(answers, found) ? findAnswers(query, answers, table, parts.head.language) : reply
  }
}
