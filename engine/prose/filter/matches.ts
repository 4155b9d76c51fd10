import { words } from '#words'

/**
 * Whether a row is found by a query: every word of the query begins a word of the row's text.
 * @param text what the row is found by, such as "Wind speed 12"
 * @param query what the reader typed; an empty one finds every row
 */
export function matches(text: string, query: string): boolean {
  const own = wordsOf(text)
  return wordsOf(query).every(part => own.some(word => word.startsWith(part)))
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean)
}

/**
 * What is announced after the rows were filtered; nothing while there is no query.
 * @param shown rows left
 * @param total rows of the table
 */
export function resultText(query: string, shown: number, total: number): string {
  if (query.trim() === '') return ''
  if (shown === 0) return words.noRow(query.trim(), total)
  return words.rowsShown(shown, total)
}
