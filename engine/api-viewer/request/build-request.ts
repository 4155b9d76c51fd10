import type { Api, ApiOperation } from '#model/api/api.ts'
import type { Json, Parameter, Schema } from '#model/api/document.ts'
import type { BuiltRequest } from '#model/api/request.ts'

/** What a reader entered, by parameter or body member; what is missing or empty is left out of the request. */
export type Values = Readonly<Record<string, string>>

/** A field of a request's form: a parameter, or a member of the body. */
export interface Field {
  readonly name: string
  readonly in: 'path' | 'query' | 'body'
  readonly required: boolean
  readonly schema: Schema
  readonly example: Json | undefined
}

function fieldOf({ name, in: place, required = false, schema, example }: Parameter): Field {
  return { name, in: place, required, schema, example }
}

/** The fields of a call: its parameters, then the members of its body, the required ones of each first. */
export function fieldsOf({ parameters, body }: ApiOperation): Field[] {
  const schema = body?.content['application/json'].schema
  const members = Object.entries(schema?.properties ?? {}).map(
    ([name, member]): Field => ({
      name,
      in: 'body',
      required: schema?.required?.includes(name) ?? false,
      schema: member,
      example: schema?.required?.includes(name) ? member.examples?.[0] : undefined,
    }),
  )
  const all = [...parameters.map(fieldOf), ...members]
  return [...all.filter(({ required }) => required), ...all.filter(({ required }) => !required)]
}

/** A value as a form and a query hold it. */
export function textOfValue(value: Json | undefined): string {
  if (value === undefined) return ''
  if (Array.isArray(value)) return value.join(',')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** The values of the documented example request. */
export function exampleValues(operation: ApiOperation): Values {
  return Object.fromEntries(
    fieldsOf(operation).map(({ name, example }) => [name, textOfValue(example)]),
  )
}

/** What stands for an account that nobody entered. */
const YOUR_ADDRESS = 'YOUR_ADDRESS'

/** What stands for a required value that nobody entered. It is no value on purpose, so that a copy fails. */
function placeholderFor({ name, schema }: Field): string {
  return schema.title === 'Address' ? YOUR_ADDRESS : `YOUR_${name.toUpperCase()}`
}

function bodyValue({ schema: { type } }: Field, text: string): Json {
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
export function buildRequest(api: Api, operation: ApiOperation, values: Values): BuiltRequest {
  const entered = fieldsOf(operation).flatMap(field => {
    const text = (values[field.name] ?? '').trim()
    if (text === '' && !field.required) return []
    return [{ field, text: text === '' ? placeholderFor(field) : text }]
  })
  const path = operation.path.replace(/\{(\w+)\}/g, (braced, name: string) => {
    const found = entered.find(({ field }) => field.name === name)
    return found ? encodeURIComponent(found.text) : braced
  })
  const query = operation.parameters.flatMap(({ name, in: place }) => {
    const found = place === 'query' && entered.find(({ field }) => field.name === name)
    return found ? [[name, found.text] as const] : []
  })
  const members = entered.filter(({ field }) => field.in === 'body')
  return {
    operation,
    keyVariable: api.keyVariable,
    method: operation.method,
    url: api.host + path,
    query,
    key: api.keys[0],
    body: operation.body
      ? Object.fromEntries(members.map(({ field, text }) => [field.name, bodyValue(field, text)]))
      : undefined,
  }
}
