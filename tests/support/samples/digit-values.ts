import type { FieldSchema, FormField, FormOperation } from '#engine/model/api/form.ts'
import type { Seeded } from '../seeded.ts'

/** What JavaScript, doubles and contracts have at their edges, and the ends of the range: 1 and 10^78. */
const EDGES = [
  '1',
  '9007199254740993',
  '1234567890123456789',
  '18446744073709551617',
  String(2n ** 256n - 1n),
  `1${'0'.repeat(78)}`,
] as const

const MOST_DIGITS = 78

/** Digits of a whole number from 1 to 10^78, with as many short ones as long ones. */
export function wholeDigits({ below, pick }: Seeded): string {
  if (below(3) === 0) return pick(EDGES)
  const length = 1 + below(MOST_DIGITS)
  return Array.from({ length }, (_, index) => (index === 0 ? 1 + below(9) : below(10))).join('')
}

/** Digits of a fraction from 0 up to 1, which may end in zeros. */
function fractionDigits({ below }: Seeded): string {
  return `0.${Array.from({ length: 1 + below(24) }, () => below(10)).join('')}`
}

function digitsFor(schema: FieldSchema, random: Seeded): string | undefined {
  const { type, pattern, items, additionalProperties, exclusiveMaximum, maximum } = schema
  const types = [type].flat()
  if (types.includes('integer')) return wholeDigits(random)
  if (types.includes('number')) {
    if (exclusiveMaximum !== undefined || maximum !== undefined) return fractionDigits(random)
    return wholeDigits(random) + fractionDigits(random).slice(1)
  }
  if (types.includes('array') && items?.type === 'integer')
    return [wholeDigits(random), wholeDigits(random), '7'].join(',')
  if (types.includes('object')) {
    const quote = additionalProperties?.type === 'integer' ? '' : '"'
    // Where names are held to a shape, it is that of addresses.
    const nameOf = (text: string) =>
      schema.propertyNames ? `0x${text.replace(/^0x/, '').padStart(40, '0')}` : text
    const members = ['0xab', '10', '2'].map(
      text => `"${nameOf(text)}": ${quote}${wholeDigits(random)}${quote}`,
    )
    const free = additionalProperties
      ? []
      : ['"deep": [{"part": 0.10, "whole": 12345678901234567890}]']
    return `{ ${[...members, ...free].join(', ')} }`
  }
  if (pattern && new RegExp(pattern).test('12')) return wholeDigits(random)
  // Where nothing is said against leading zeros, they are digits like others.
  if (type === 'string' && !pattern && !schema.enum && !schema.format)
    return '0'.repeat(random.below(3)) + wholeDigits(random)
  return undefined
}

/** A value for a field: digits where it takes them, else what the definition shows or what fits. */
function valueFor({ schema, example, required }: FormField, random: Seeded): string {
  const digits = digitsFor(schema, random)
  if (digits !== undefined) return digits
  return example ?? (required || schema.pattern?.includes('{40}') ? `0x${'ab'.repeat(20)}` : '')
}

/** Values for all fields of a call; of those that exclude one another, the first. */
export function digitValues(
  { fields, exactlyOneOf }: Pick<FormOperation, 'fields' | 'exactlyOneOf'>,
  random: Seeded,
): Record<string, string> {
  const excluded = exactlyOneOf.slice(1)
  return Object.fromEntries(
    fields
      .filter(({ name }) => !excluded.includes(name))
      .map(field => [field.name, valueFor(field, random)]),
  )
}
