import SwaggerParser from '@apidevtools/swagger-parser'
import type { OpenApiDocument } from './document.ts'

/** Words beside a reference that outrank those of what it refers to. The parser would keep them for first uses alone. */
const OWN_WORDS = ['title', 'description', 'examples', 'default', 'x-unit', 'x-expected']

/**
 * A document with everything it refers to in place.
 * @param document stays as it is
 * @throws Error when a reference leads nowhere or in a circle
 */
export async function dereference(document: OpenApiDocument): Promise<OpenApiDocument> {
  // The parser puts things in place in what it is given.
  const copy = JSON.parse(JSON.stringify(document))
  await SwaggerParser.dereference(copy, {
    dereference: { circular: false, preservedProperties: OWN_WORDS },
  })
  return copy
}
