import type { Schema } from '#model/api/document.ts'

/** A member of two variants. What is always the same in one of them alone is not always the same. */
function shared(one: Schema, other: Schema): Schema {
  const { const: always, ...rest } = one
  return always === other.const ? one : rest
}

/**
 * A body with the members of all its variants, as a list or a form shows them. A member is required when every
 * variant requires it; the words of a member are those of the first variant that has it.
 * @param schema with everything it refers to in place
 */
export function wholeSchema(schema: Schema): Schema {
  const { anyOf, ...rest } = schema
  if (!anyOf) return schema
  const members = new Map<string, Schema>()
  for (const variant of anyOf)
    for (const [name, member] of Object.entries(variant.properties ?? {})) {
      const known = members.get(name)
      members.set(name, known ? shared(known, member) : member)
    }
  const properties = Object.fromEntries(members)
  const required = Object.keys(properties).filter(name =>
    anyOf.every(variant => variant.required?.includes(name)),
  )
  return { ...rest, properties, required }
}
