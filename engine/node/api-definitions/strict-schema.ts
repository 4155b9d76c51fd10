import { isRecord } from './pointer.ts'

type Members = Readonly<Record<string, unknown>>

const eachOf = (members: Members, change: (member: unknown) => unknown): Members =>
  Object.fromEntries(Object.entries(members).map(([name, member]) => [name, change(member)]))

const strict = (schema: unknown) => (isRecord(schema) ? strictSchema(schema) : schema)

/**
 * A schema that takes no member it does not name, and that tells variants apart by their discriminator, so that a
 * diagnostic is about the variant that is meant.
 * @param schema with everything it refers to in place
 */
export function strictSchema(schema: object): Members {
  const { properties, items, additionalProperties, oneOf, anyOf, discriminator, ...rest }: Members =
    {
      ...schema,
    }
  // Beside members of its own, variants name only a part of what is allowed.
  const isMixed = properties !== undefined && oneOf !== undefined
  return {
    ...rest,
    ...(items !== undefined && { items: strict(items) }),
    ...(isRecord(properties) && { properties: eachOf(properties, strict) }),
    ...(isRecord(properties) && !isMixed && { additionalProperties: false }),
    ...(additionalProperties !== undefined && {
      additionalProperties: strict(additionalProperties),
    }),
    ...(Array.isArray(oneOf) && { oneOf: isMixed ? oneOf : oneOf.map(strict) }),
    ...(Array.isArray(anyOf) && { anyOf: anyOf.map(strict) }),
    // The validator takes no mapping: the variants say the same by their constants.
    ...(isRecord(discriminator) && {
      type: 'object',
      discriminator: { propertyName: discriminator.propertyName },
    }),
  }
}
