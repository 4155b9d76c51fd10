import type { SearchAnswer } from './answer.ts'
import { parseQuery } from './query.ts'

/** A field of an answer; 0, or absent at the end, where the answer before has the same. */
type Field = string | 0

/** What is needed to find an answer: subjects, places, asks, also, main, and {@link markOf} its value. */
export type PackedAnswer = Field[]

/** What is shown of an answer: name, where, kind, value, text, href. */
export type PackedDetails = Field[]

const SEPARATOR = '|'

/** How hexadecimal values begin. */
const HEX = '0x'

/** Values of a mark. */
const MARKS = 1 << 12

/** Whether a value is hexadecimal, and so found by its beginning. */
export function isHexValue({ value }: Pick<SearchAnswer, 'value'>): boolean {
  return value.startsWith(HEX)
}

/** What a value is known by before it has come: two equal ones, whatever their case, have the same, and few others. */
export function markOf(value: string): string {
  if (value.startsWith(HEX)) return HEX
  let sum = 7
  for (const character of value.toLowerCase())
    sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % MARKS
  return String(sum)
}

/** Phrases in their normal form, without words that say nothing, as queries are read. */
function normal(phrases: readonly string[], language?: string): string {
  const read = phrases.map(phrase => parseQuery(phrase, [], language).words.join(' '))
  return [...new Set(read)].join(SEPARATOR)
}

/** Rows without what stands in the row before. */
function withoutRepeats(rows: readonly string[][]): Field[][] {
  return rows.map((fields, row) => {
    const isOther = (field: string, column: number) => field !== rows[row - 1]?.[column]
    return fields
      .slice(0, fields.findLastIndex(isOther) + 1)
      .map((field, column) => (isOther(field, column) ? field : 0))
  })
}

/** The rows that {@link withoutRepeats} made. */
function withRepeats(rows: readonly Field[][]): string[][] {
  const last: string[] = []
  return rows.map(fields => {
    for (const [column, field] of fields.entries()) if (field !== 0) last[column] = field
    return [...last]
  })
}

/** The answers as the index has them to be found by words. */
export function packAnswers(answers: readonly SearchAnswer[], language?: string): PackedAnswer[] {
  return withoutRepeats(
    answers.map(answer => [
      normal(answer.subjects, language),
      normal(answer.places, language),
      normal(answer.asks, language),
      normal(answer.also ?? [], language),
      answer.isMain ? 'main' : '',
      markOf(answer.value),
    ]),
  )
}

/** What is shown of answers, as the index has it. */
export function packDetails(answers: readonly SearchAnswer[]): PackedDetails[] {
  return withoutRepeats(
    answers.map(({ name, where, kind, value, text = '', href }) => [
      ...[name, where, kind, value, text, href],
    ]),
  )
}

/** What stands for a value that has not come, and is not hexadecimal: no value begins so. */
const UNKNOWN = '\0'

/** The mark of a value that has come, or has not. */
export function knownMark(value: string): string {
  return value.startsWith(UNKNOWN) ? value.slice(UNKNOWN.length) : markOf(value)
}

/** The answers that {@link packAnswers} packed. What is shown of them is unknown, and the value's mark stands for the value. */
export function unpackAnswers(packed: readonly PackedAnswer[]): SearchAnswer[] {
  return withRepeats(packed).map(fields => {
    const [subjects = [], places = [], asks = [], also = []] = fields.map(list =>
      list.split(SEPARATOR).filter(Boolean),
    )
    const [, , , , main, mark = ''] = fields
    const value = mark === HEX ? HEX : UNKNOWN + mark
    const unknown = { name: '', where: '', kind: '', text: '', href: '' }
    return { ...unknown, value, subjects, places, asks, also, isMain: main === 'main' }
  })
}

/** What {@link packDetails} packed. */
export function unpackDetails(
  packed: readonly PackedDetails[],
): Pick<SearchAnswer, 'name' | 'where' | 'kind' | 'value' | 'text' | 'href'>[] {
  return withRepeats(packed).map(
    ([name = '', where = '', kind = '', value = '', text = '', href = '']) => ({
      ...{ name, where, kind, value, text, href },
    }),
  )
}
