import type { ApiOperation } from '#model/api/api.ts'
import type { Json, Parameter, Schema } from '#model/api/document.ts'
import type { FieldSchema, FormField } from '#model/api/form.ts'
import { memberOf } from '#model/api/member-of.ts'
import type { Words } from '#words/en.ts'
import { plainDigits } from './digits.ts'
import { typeWords } from './type-words.ts'
import { wholeSchema } from './whole-schema.ts'

/** A value as a field and a query hold it. */
export function textOfValue(value: Json): string {
  if (Array.isArray(value)) return value.map(textOfValue).join(',')
  if (typeof value === 'number') return plainDigits(value)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** What stands for an account that is not entered. */
const YOUR_ADDRESS = 'YOUR_ADDRESS'

/** The members of a schema that a value is held to. */
const RULES = [
  'type',
  'format',
  'enum',
  'default',
  'pattern',
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'exclusiveMaximum',
  'x-expected',
] as const satisfies readonly (keyof FieldSchema)[]

function rulesOf(schema: Schema): FieldSchema {
  const rules = RULES.flatMap(name => (schema[name] === undefined ? [] : [[name, schema[name]]]))
  const { items, additionalProperties, propertyNames } = schema
  return {
    ...Object.fromEntries(rules),
    ...(items && { items: rulesOf(items) }),
    ...(additionalProperties && { additionalProperties: rulesOf(additionalProperties) }),
    ...(propertyNames && { propertyNames: rulesOf(propertyNames) }),
  }
}

function fieldOf(
  {
    name,
    in: place,
    required = false,
  }: Pick<Parameter, 'name' | 'required'> & Pick<FormField, 'in'>,
  schema: Schema,
  example: Json | undefined,
  words: Words,
): FormField {
  return {
    name,
    in: place,
    required,
    schema: rulesOf(schema),
    hint: schema['x-unit'] ?? schema['x-expected'] ?? typeWords(schema, words),
    ...(example !== undefined && { example: textOfValue(example) }),
    ...(required && {
      placeholder: schema.title === 'Address' ? YOUR_ADDRESS : `YOUR_${name.toUpperCase()}`,
    }),
  }
}

/** The fields of a call as its definition orders them: its parameters, then the members of its body. */
export function fieldsOf(
  { parameters, body }: Pick<ApiOperation, 'parameters' | 'body'>,
  words: Words,
): FormField[] {
  const bodySchema = body && wholeSchema(body.content['application/json'].schema)
  const [shown] = Object.values(body?.content['application/json'].examples ?? {})
  const members = Object.entries(bodySchema?.properties ?? {}).map(([name, schema]) => {
    const required = bodySchema?.required?.includes(name) ?? false
    // An optional member is left out of the example request, unless the definition's example has it.
    const example = required ? schema.examples?.[0] : memberOf(shown?.value, name)
    return fieldOf({ name, in: 'body', required }, schema, example, words)
  })
  return [
    ...parameters.map(parameter => fieldOf(parameter, parameter.schema, parameter.example, words)),
    ...members,
  ]
}
