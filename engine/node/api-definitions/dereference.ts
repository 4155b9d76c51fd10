import SwaggerParser from '@apidevtools/swagger-parser'
import type { Definition } from '#model/api/document.ts'

/** Words beside a reference that outrank those of what it refers to. The parser would keep them for first uses alone. */
const OWN_WORDS = ['title', 'description', 'examples', 'default', 'x-unit', 'x-expected']

/**
 * A definition with everything it refers to in place.
 * @param definition stays as it is
 * @throws Error when a reference leads nowhere or in a circle
 */
export async function dereference(definition: Definition): Promise<Definition> {
  // The parser puts things in place in what it is given.
  const document = JSON.parse(JSON.stringify(definition.document))
  await SwaggerParser.dereference(document, {
    dereference: { circular: false, preservedProperties: OWN_WORDS },
  })
  return { ...definition, document }
}
