import type { FieldSchema, FormOperation } from '#engine/model/api/form.ts'
import type { Arrived } from './stub.ts'

/** What a request says, with numbers as the digits they are written with. */
export interface Said {
  readonly method: string
  readonly path: readonly string[]
  readonly query: readonly (readonly string[])[]
  readonly body?: unknown
}

/** JSON with its numbers as their source text, which only the engine of JavaScript itself can tell. */
function withDigits(json: string): unknown {
  return JSON.parse(json, (_key, value: unknown, context?: { readonly source?: string }) =>
    typeof value === 'number' ? `number ${context?.source}` : value,
  )
}

/** What has arrived, decoded by hand. The key of the samples is left out. */
export function saidBy({ method, target, body }: Arrived): Said {
  const [path = '', search = ''] = target.split('?')
  const decode = (text: string) => decodeURIComponent(text.replaceAll('+', ' '))
  const query = search
    .split('&')
    .filter(pair => pair !== '')
    .map(pair => pair.split('=').map(decode))
    .filter(([name]) => name !== 'apiKey')
  return {
    method,
    path: path.split('/').slice(1).map(decodeURIComponent),
    query,
    ...(body !== '' && { body: withDigits(body) }),
  }
}

function jsonValue(schema: FieldSchema, text: string): unknown {
  const types = [schema.type].flat()
  if (types.includes('integer') || types.includes('number')) return `number ${text}`
  if (types.includes('boolean')) return text === 'true'
  if (types.includes('object')) return withDigits(text)
  if (types.includes('array'))
    return text.split(',').map(part => jsonValue(schema.items ?? {}, part))
  return text
}

/** What a request has to say, by the values that were entered. */
export function saidWith(
  { method, path, fields, hasBody }: FormOperation,
  values: Readonly<Record<string, string>>,
): Said {
  const given = fields.flatMap(field => {
    const text = values[field.name] ?? ''
    return text === '' ? [] : [{ ...field, text }]
  })
  return {
    method,
    path: path
      .split('/')
      .slice(1)
      .map(part => (part.startsWith('{') ? (values[part.slice(1, -1)] ?? '') : part)),
    query: given.filter(each => each.in === 'query').map(({ name, text }) => [name, text]),
    ...(hasBody && {
      body: Object.fromEntries(
        given
          .filter(each => each.in === 'body')
          .map(({ name, schema, text }) => [name, jsonValue(schema, text)]),
      ),
    }),
  }
}
