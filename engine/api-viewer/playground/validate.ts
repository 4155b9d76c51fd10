import type { BodyKind, FieldSchema, FormField, FormOperation } from '#model/api/form.ts'
import { words } from '#words'
import { entriesOf } from '../request/body-text.ts'
import type { Values } from '../request/build-request.ts'
import { cleanValue, isBroken } from '../request/clean-text.ts'
import { compareDigits, isPlainNumber, isWholeNumber, plainDigits } from '../request/digits.ts'
import { textOfValue } from '../request/fields.ts'
import { membersOf } from '../request/json-text.ts'
import { rangeWords, typesOf } from '../request/schema-words.ts'

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

/** Whether a number in plain digits is outside of a range; compared digit by digit, since an amount may be long. */
function isOutside(schema: FieldSchema, text: string): boolean {
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum } = schema
  const to = (limit: number) => compareDigits(text, plainDigits(limit))
  return (
    (minimum !== undefined && to(minimum) < 0) ||
    (exclusiveMinimum !== undefined && to(exclusiveMinimum) <= 0) ||
    (maximum !== undefined && to(maximum) > 0) ||
    (exclusiveMaximum !== undefined && to(exclusiveMaximum) >= 0)
  )
}

function numberError(schema: FieldSchema, text: string): string | undefined {
  if (typesOf(schema).includes('number')) {
    if (!isPlainNumber(text)) return words.expectedNumber
  } else if (!isWholeNumber(text)) {
    return words.expectedWhole
  }
  return isOutside(schema, text) ? words.expected(rangeWords(schema) ?? '') : undefined
}

/** What is wrong with a member of an object, which is given as JSON. */
function memberError(schema: FieldSchema, json: string): string | undefined {
  const isText = json.startsWith('"')
  const takesText = typesOf(schema).includes('string')
  if (takesText && !isText) return words.expectedText
  if (isText && !takesText && schema.type !== undefined) return words.expectedNoQuotes
  return valueError(schema, isText ? JSON.parse(json) : json)
}

function objectError(
  { additionalProperties, propertyNames }: FieldSchema,
  text: string,
): string | undefined {
  const members = membersOf(text)
  if (!members) return words.expectedObject
  if (propertyNames && new Map(members).size < members.length) return words.expectedNamesOnce
  for (const [name, json] of members) {
    const error =
      (propertyNames && valueError(propertyNames, name)) ??
      (additionalProperties && memberError(additionalProperties, json))
    if (error) return `${name || '""'}: ${error}`
  }
  return undefined
}

function listError({ items = {} }: FieldSchema, text: string): string | undefined {
  for (const entry of entriesOf(text)) {
    const error = entry === '' ? words.emptyEntry : valueError(items, entry)
    if (error) return error
  }
  return undefined
}

/** What is wrong with one value; undefined when nothing is. */
function valueError(schema: FieldSchema, text: string): string | undefined {
  const { pattern, format } = schema
  const types = typesOf(schema)
  if (types.includes('array')) return listError(schema, text)
  const options = schema.enum?.map(textOfValue)
  if (options && !options.includes(text)) return words.expectedOneOf(options.join(', '))
  if (types.includes('null') && text === 'null') return undefined
  if (types.includes('boolean'))
    return /^(?:true|false)$/.test(text) ? undefined : words.expectedBoolean
  if (types.includes('integer') || types.includes('number')) return numberError(schema, text)
  if (types.includes('object')) return objectError(schema, text)
  if (format === 'uuid' && !UUID.test(text)) return words.expectedUuid
  if (pattern && !new RegExp(pattern, 'u').test(text))
    return words.expected(schema['x-expected'] ?? words.shapeOf(pattern))
  return undefined
}

/**
 * What is wrong with a field, by the documented rules.
 * @param text as entered
 * @returns a message, or undefined when nothing is wrong
 */
export function fieldError(
  { schema, required, in: place }: Pick<FormField, 'schema' | 'required' | 'in'>,
  text: string,
): string | undefined {
  const value = cleanValue(text)
  if (value === '') return required ? words.requiredValue : undefined
  if (isBroken(value)) return words.expectedWholeCharacters
  // An address has no way to write these: they lead to another path.
  if (place === 'path' && /^\.\.?$/.test(value)) return words.expectedMoreThanDots
  return valueError(schema, value)
}

type Together = Pick<FormOperation, 'exactlyOneOf' | 'bodyKinds'>

/** What makes a body of a kind: "deposit", "single_asset: true, single_token". */
function kindWords({ needs, fixed }: BodyKind): string {
  return needs
    .map(name => (fixed[name] === undefined ? name : `${name}: ${fixed[name]}`))
    .join(words.and)
}

/**
 * What is wrong with fields together: of some, a request carries exactly one, and a body is of one kind.
 * @returns a message, or undefined when nothing is wrong
 */
export function togetherError(
  { exactlyOneOf, bodyKinds }: Together,
  values: Values,
): string | undefined {
  const entered = (name: string) => cleanValue(values[name] ?? '')
  const given = exactlyOneOf.filter(entered)
  if (exactlyOneOf.length > 0 && given.length !== 1)
    return words.enterExactlyOne(exactlyOneOf.join(words.and))
  const isOfKind = ({ needs, lacks, fixed }: BodyKind) =>
    needs.every(entered) &&
    !lacks.some(entered) &&
    Object.entries(fixed).every(([name, value]) => ['', value].includes(entered(name)))
  if (bodyKinds.length > 0 && !bodyKinds.some(isOfKind))
    return words.enterOneKind(bodyKinds.map(kindWords).join(words.or))
  return undefined
}

/** What is wrong with a key, which goes into a header or an address. */
export function keyError(key: string): string | undefined {
  return /^[\x20-\x7E]*$/.test(key) ? undefined : words.expectedAscii
}

/** All that keeps a request from being sent, in the order of the fields; empty when nothing does. */
export function requestErrors(
  { fields, ...rest }: Pick<FormOperation, 'fields'> & Together,
  values: Values,
): string[] {
  const together = togetherError(rest, values)
  return [
    ...fields.flatMap(field => {
      const error = fieldError(field, values[field.name] ?? '')
      return error ? [`${field.name}: ${error}`] : []
    }),
    ...(together ? [together] : []),
  ]
}
