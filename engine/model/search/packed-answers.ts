import type { SearchAnswer } from './answer.ts'
import { parseQuery } from './query.ts'

/** A field of an answer; 0 where the answer before has the same. */
type Field = string | 0

/** An answer in the index file: name, where, kind, value, text, subjects, places, asks, also, main, href. */
export type PackedAnswer = Field[]

const SEPARATOR = '|'

/** Phrases in their normal form, without words that say nothing, as queries are read. */
function normal(phrases: readonly string[]): string {
  const read = phrases.map(phrase => parseQuery(phrase, []).words.join(' '))
  return [...new Set(read)].join(SEPARATOR)
}

/** The answers as the index file holds them: what stands in rows of one table is not said twice. */
export function packAnswers(answers: readonly SearchAnswer[]): PackedAnswer[] {
  const full = answers.map(answer => [
    answer.name,
    answer.where,
    answer.kind,
    answer.value,
    answer.text ?? '',
    normal(answer.subjects),
    normal(answer.places),
    normal(answer.asks),
    normal(answer.also ?? []),
    answer.isMain ? 'main' : '',
    answer.href,
  ])
  return full.map((fields, row) =>
    fields.map((field, column) => (field === full[row - 1]?.[column] ? 0 : field)),
  )
}

/** The answers that {@link packAnswers} packed. */
export function unpackAnswers(packed: readonly PackedAnswer[]): SearchAnswer[] {
  const last: string[] = []
  return packed.map(fields => {
    for (const [column, field] of fields.entries()) if (field !== 0) last[column] = field
    const [name = '', where = '', kind = '', value = '', text = '', ...more] = last
    const [subjects = [], places = [], asks = [], also = []] = more.map(list =>
      list.split(SEPARATOR).filter(Boolean),
    )
    const [, , , , main, href = ''] = more
    return {
      ...{ name, where, kind, value, text, subjects, places, asks, also },
      isMain: main === 'main',
      href,
    }
  })
}
