import type { Content, Example, Json, Reference, Schema, SchemaOrReference } from './document.ts'

/**
 * A use of a named schema.
 * @param name a key of `components.schemas`
 * @param here words and limits that hold for this use alone
 */
export function ref(name: string, here: Schema = {}): SchemaOrReference {
  return { $ref: `#/components/schemas/${name}`, ...here }
}

/**
 * A use of a named parameter or response.
 * @param kind the group of components
 * @param name a key of the group
 */
export function refTo(kind: 'parameters' | 'responses', name: string): Reference {
  return { $ref: `#/components/${kind}/${name}` }
}

/**
 * An object schema. Members are required unless they are named as optional.
 * @param title name of the schema, as in `components.schemas`
 * @param description what such an object is
 * @param properties its members
 * @param optional members that may be left out
 */
export function object(
  title: string,
  description: string,
  properties: Readonly<Record<string, SchemaOrReference>>,
  optional: readonly string[] = [],
): Schema {
  const required = Object.keys(properties).filter(name => !optional.includes(name))
  return { title, description, type: 'object', properties, required }
}

/**
 * A JSON body.
 * @param schema what it holds
 * @param examples by name; none where none is published
 */
export function json(
  schema: SchemaOrReference,
  examples?: Readonly<Record<string, Example>>,
): Content {
  return { 'application/json': { schema, ...(examples && { examples }) } }
}

/**
 * A value as plain JSON: what is typed as data of ours, without members that are undefined.
 * @param value anything that JSON can write
 */
export function plain(value: unknown): Json {
  return JSON.parse(JSON.stringify(value))
}
