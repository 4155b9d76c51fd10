import type { ApiForm, FormField, FormOperation } from '#model/api/form.ts'
import type { BuiltRequest } from '#model/api/request.ts'
import { bodyText, entriesOf } from './body-text.ts'
import { cleanValue, wellFormed } from './clean-text.ts'
import { typesOf } from './schema-words.ts'

/** What a reader entered, by field; what is missing or empty is left out of the request. */
export type Values = Readonly<Record<string, string>>

/** The values of the documented example request. */
export function exampleValues({ fields }: Pick<FormOperation, 'fields'>): Values {
  return Object.fromEntries(fields.map(({ name, example = '' }) => [name, example]))
}

/** A value as it is sent. What could not be sent is shown with a sign in its place; the field says so. */
function sentText({ schema }: FormField, entered: string): string {
  const text = wellFormed(cleanValue(entered))
  return typesOf(schema).includes('array') ? entriesOf(text).join(',') : text
}

/**
 * Puts a request together.
 * @param values as entered; a required one that is missing is stood in for by a placeholder
 */
export function buildRequest(
  { host, keyVariable, key }: Pick<ApiForm, 'host' | 'keyVariable' | 'key'>,
  operation: FormOperation,
  values: Values,
): BuiltRequest {
  const entered = operation.fields.flatMap(field => {
    const text = sentText(field, values[field.name] ?? '') || field.placeholder
    return text === undefined ? [] : [{ field, text }]
  })
  const within = (place: FormField['in']) => entered.filter(({ field }) => field.in === place)
  const path = operation.path.replace(/\{(\w+)\}/g, (braced, name: string) => {
    const found = within('path').find(({ field }) => field.name === name)
    return found ? encodeURIComponent(found.text) : braced
  })
  return {
    operation,
    keyVariable,
    method: operation.method,
    url: host + path,
    query: within('query').map(({ field, text }) => [field.name, text] as const),
    key,
    body: operation.hasBody ? bodyText(within('body')) : undefined,
  }
}
