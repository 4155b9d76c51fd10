import type { FieldSchema, FormField } from '#model/api/form.ts'
import { cleanValue } from './clean-text.ts'
import { isPlainNumber, isWholeNumber } from './digits.ts'
import { indentJson, isJson } from './json-text.ts'
import { typesOf } from './schema-words.ts'

/** The entries of a list, as a reader enters it. */
export function entriesOf(text: string): string[] {
  return text.split(',').map(cleanValue)
}

/** Whether what was entered is JSON of a type as it stands. */
function isJsonOf(type: string, text: string): boolean {
  if (type === 'integer') return isWholeNumber(text)
  if (type === 'number') return isPlainNumber(text)
  if (type === 'boolean') return text === 'true' || text === 'false'
  if (type === 'object') return text.startsWith('{') && isJson(text)
  return type === 'null' && text === 'null'
}

/**
 * The JSON of a value as it was entered: digits stay those that were typed. What its schema does not take is a text, so
 * that it never becomes another value.
 */
function jsonOf(schema: FieldSchema, text: string): string {
  const types = typesOf(schema)
  if (types.some(type => isJsonOf(type, text))) return text
  if (types.includes('array'))
    return `[${entriesOf(text)
      .map(entry => jsonOf(schema.items ?? {}, entry))
      .join(',')}]`
  return JSON.stringify(text)
}

/** The JSON of a body, indented. */
export function bodyText(
  members: readonly { readonly field: FormField; readonly text: string }[],
): string {
  const written = members.map(
    ({ field, text }) => `${JSON.stringify(field.name)}:${jsonOf(field.schema, text)}`,
  )
  return indentJson(`{${written.join(',')}}`)
}
