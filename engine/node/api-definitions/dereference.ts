import SwaggerParser from '@apidevtools/swagger-parser'
import type { OpenApiDocument, Schema } from '#model/api/document.ts'

/**
 * What beside a reference outranks what it refers to. The parser keeps what is not listed here for the first use of a
 * reference alone.
 */
const OWN_MEMBERS = [
  'title',
  'description',
  'format',
  'default',
  'examples',
  'pattern',
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'exclusiveMaximum',
  'minItems',
  'maxItems',
  'x-unit',
  'x-expected',
] as const satisfies readonly (keyof Schema)[]

/**
 * A definition with everything it refers to in place.
 * @param document stays as it is
 * @throws Error when a reference leads nowhere or in a circle
 */
export async function dereference(document: OpenApiDocument): Promise<OpenApiDocument> {
  // The parser puts things in place in what it is given.
  const copy = JSON.parse(JSON.stringify(document))
  await SwaggerParser.dereference(copy, {
    // No reference makes the build read a file of the machine, or ask the network.
    resolve: { external: false },
    dereference: { circular: false, preservedProperties: [...OWN_MEMBERS] },
  })
  return copy
}
