import type { FieldSchema, FormField } from '#model/api/form.ts'
import type { Values } from '../request/build-request.ts'
import { rangeWords } from '../request/schema-words.ts'

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

function isOutside(schema: FieldSchema, value: number): boolean {
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum } = schema
  return (
    (minimum !== undefined && value < minimum) ||
    (exclusiveMinimum !== undefined && value <= exclusiveMinimum) ||
    (maximum !== undefined && value > maximum) ||
    (exclusiveMaximum !== undefined && value >= exclusiveMaximum)
  )
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

function numberError(schema: FieldSchema, text: string): string | undefined {
  if (schema.type === 'integer' && !/^-?\d+$/.test(text)) return 'Expected a whole number'
  if (!/^-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?$/i.test(text)) return 'Expected a number'
  return isOutside(schema, Number(text)) ? `Expected ${rangeWords(schema)}` : undefined
}

/** What is wrong with one value; undefined when nothing is. */
function valueError(schema: FieldSchema, text: string): string | undefined {
  const { type, items, pattern, format } = schema
  if (type === 'array')
    return text
      .split(',')
      .map(
        part =>
          valueError(items ?? {}, part.trim()) ??
          (part.trim() === '' ? 'An entry is empty' : undefined),
      )
      .find(error => error !== undefined)
  if (schema.enum && !schema.enum.includes(text)) return `Expected one of ${schema.enum.join(', ')}`
  if (type === 'boolean')
    return /^(?:true|false)$/.test(text) ? undefined : 'Expected true or false'
  if (type === 'integer' || type === 'number') return numberError(schema, text)
  if (type === 'object') return isJsonObject(text) ? undefined : 'Expected a JSON object'
  if (format === 'uuid' && !UUID.test(text)) return 'Expected a UUID'
  if (pattern && !new RegExp(pattern, 'u').test(text))
    return `Expected ${schema['x-expected'] ?? `the shape ${pattern}`}`
  return undefined
}

/**
 * What is wrong with a field, by the documented rules.
 * @param text as entered
 * @returns a message, or undefined when nothing is wrong
 */
export function fieldError(
  { schema, required }: Pick<FormField, 'schema' | 'required'>,
  text: string,
): string | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return required ? 'Required' : undefined
  return valueError(schema, trimmed)
}

/** What is wrong with fields together: of some, a request carries exactly one. */
export function groupError(exactlyOneOf: readonly string[], values: Values): string | undefined {
  if (exactlyOneOf.length === 0) return undefined
  const given = exactlyOneOf.filter(name => (values[name] ?? '').trim() !== '')
  return given.length === 1 ? undefined : `Enter exactly one of ${exactlyOneOf.join(' and ')}`
}
