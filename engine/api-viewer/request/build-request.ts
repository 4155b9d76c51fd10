import type { Json } from '#model/api/document.ts'
import type { ApiForm, FormField, FormOperation } from '#model/api/form.ts'
import type { BuiltRequest } from '#model/api/request.ts'

/** What a reader entered, by field; what is missing or empty is left out of the request. */
export type Values = Readonly<Record<string, string>>

/** The values of the documented example request. */
export function exampleValues({ fields }: Pick<FormOperation, 'fields'>): Values {
  return Object.fromEntries(fields.map(({ name, example = '' }) => [name, example]))
}

function bodyValue({ schema: { type } }: FormField, text: string): Json {
  if (type !== 'boolean' && type !== 'integer' && type !== 'number' && type !== 'object')
    return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
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
    const text = (values[field.name] ?? '').trim() || field.placeholder
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
    body: operation.hasBody
      ? Object.fromEntries(
          within('body').map(({ field, text }) => [field.name, bodyValue(field, text)]),
        )
      : undefined,
  }
}
