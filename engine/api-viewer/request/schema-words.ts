import type { Json, Schema } from '#model/api/document.ts'
import { plainDigits } from './digits.ts'

/** The kinds of value a schema takes, as a list. */
export function typesOf({ type }: Pick<Schema, 'type'>): readonly string[] {
  return type === undefined ? [] : typeof type === 'string' ? [type] : type
}

/** What kind of value a schema takes, in words: "list of Token", "string or null". */
export function typeWords(schema: Schema): string {
  if (schema.oneOf)
    return `one of ${schema.oneOf.map(each => each.title ?? typeWords(each)).join(', ')}`
  const words = typesOf(schema).map(type => {
    if (type === 'array') return schema.items ? `list of ${itemWords(schema.items)}` : 'list'
    if (type !== 'object') return type
    if (schema.additionalProperties) return `map of ${itemWords(schema.additionalProperties)}`
    return schema.title ?? 'object'
  })
  return words.length > 0 ? words.join(' or ') : 'any'
}

function itemWords(schema: Schema): string {
  const { type, title } = schema
  return type === 'object' && title ? title : typeWords(schema)
}

/** The numbers a schema takes, in words; undefined when there is no limit. */
export function rangeWords(schema: Schema): string | undefined {
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum, minItems, maxItems } = schema
  const words = [
    minimum !== undefined && `at least ${plainDigits(minimum)}`,
    exclusiveMinimum !== undefined && `above ${plainDigits(exclusiveMinimum)}`,
    maximum !== undefined && `at most ${plainDigits(maximum)}`,
    exclusiveMaximum !== undefined && `below ${plainDigits(exclusiveMaximum)}`,
    minItems !== undefined && `at least ${minItems} entries`,
    maxItems !== undefined && `at most ${maxItems} entries`,
  ].filter(word => typeof word === 'string')
  return words.length > 0 ? words.join(', ') : undefined
}

/** One fact about a value: what it is, and the code to show behind it. */
export interface SchemaFact {
  readonly label: string
  readonly codes?: readonly string[]
}

function asCode(value: Json): string {
  if (typeof value === 'number') return plainDigits(value)
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/**
 * What a reader has to know of a value besides its type.
 * @param example of the parameter; without it, that of the schema
 */
export function factsOf(
  schema: Schema,
  example: Json | undefined = schema.examples?.[0],
): SchemaFact[] {
  const range = rangeWords(schema)
  return [
    schema['x-unit'] && { label: capital(schema['x-unit']) },
    schema['x-expected'] && { label: capital(schema['x-expected']) },
    range && { label: capital(range) },
    schema.enum && { label: 'One of', codes: schema.enum.map(asCode) },
    schema.const !== undefined && { label: 'Always', codes: [asCode(schema.const)] },
    schema.default !== undefined && { label: 'Default', codes: [asCode(schema.default)] },
    example !== undefined && { label: 'Example', codes: [asCode(example)] },
  ].filter(fact => typeof fact === 'object')
}

function capital(text: string): string {
  // "0x…" and the like begin with no letter.
  return text.charAt(0).toUpperCase() + text.slice(1)
}
