import type { Schema } from '#model/api/document.ts'
import type { BodyKind } from '#model/api/form.ts'
import { textOfValue } from './fields.ts'
import { wholeSchema } from './whole-schema.ts'

/**
 * The kinds of body that a schema takes, as they differ from one another.
 * @param schema with everything it refers to in place
 * @returns none for a schema without variants
 */
export function bodyKindsOf(schema: Schema): BodyKind[] {
  const { properties = {}, required: always = [] } = wholeSchema(schema)
  return (schema.anyOf ?? []).map(({ properties: own = {}, required = [] }) => ({
    needs: required.filter(name => !always.includes(name)),
    lacks: Object.keys(properties).filter(name => !Object.hasOwn(own, name)),
    fixed: Object.fromEntries(
      Object.entries(own).flatMap(([name, { const: value }]) =>
        value === undefined ? [] : [[name, textOfValue(value)]],
      ),
    ),
  }))
}
