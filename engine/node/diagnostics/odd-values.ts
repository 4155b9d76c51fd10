import { oddCharacters } from './odd-characters.ts'

/** A character in a value that nobody sees, and where the value lies. */
interface OddValue {
  /** Keys from the root to the text. */
  path: PropertyKey[]
  message: string
  fix: string
}

/** What is said instead of how a source is fixed: the character may be written as an escape already. */
const FIX = 'leave it out of the text; it changes what readers see or copy'

/** Characters that nobody sees in the texts of a value, however they were written. */
export function oddValues(value: unknown): OddValue[] {
  const seen = new WeakSet<object>()
  const visit = (at: unknown, path: PropertyKey[]): OddValue[] => {
    if (typeof at === 'string')
      return oddCharacters('', at).map(({ message }) => ({ path, message, fix: FIX }))
    if (typeof at !== 'object' || at === null || seen.has(at)) return []
    seen.add(at)
    const isList = Array.isArray(at)
    return Object.entries(at).flatMap(([key, child]) =>
      visit(child, [...path, isList ? Number(key) : key]),
    )
  }
  return visit(value, [])
}
