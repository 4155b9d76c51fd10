import type { Json, Schema } from '#model/api/document.ts'
import { words } from '#words'
import { plainDigits } from './digits.ts'

/** The kinds of value a schema takes, as a list. */
export function typesOf({ type }: Pick<Schema, 'type'>): readonly string[] {
  return type === undefined ? [] : typeof type === 'string' ? [type] : type
}

/** The numbers a schema takes, in words; undefined when there is no limit. */
export function rangeWords(schema: Schema): string | undefined {
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum, minItems, maxItems } = schema
  const limits = [
    minimum !== undefined && words.atLeast(plainDigits(minimum)),
    exclusiveMinimum !== undefined && words.above(plainDigits(exclusiveMinimum)),
    maximum !== undefined && words.atMost(plainDigits(maximum)),
    exclusiveMaximum !== undefined && words.below(plainDigits(exclusiveMaximum)),
    minItems !== undefined && words.atLeast(words.entries(minItems)),
    maxItems !== undefined && words.atMost(words.entries(maxItems)),
  ].filter(limit => typeof limit === 'string')
  return limits.length > 0 ? limits.join(', ') : undefined
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
    schema.enum && { label: words.oneOfThese, codes: schema.enum.map(asCode) },
    schema.const !== undefined && { label: words.always, codes: [asCode(schema.const)] },
    schema.default !== undefined && { label: words.defaultValue, codes: [asCode(schema.default)] },
    example !== undefined && { label: words.example, codes: [asCode(example)] },
  ].filter(fact => typeof fact === 'object')
}

function capital(text: string): string {
  // "0x…" and the like begin with no letter.
  return text.charAt(0).toUpperCase() + text.slice(1)
}
