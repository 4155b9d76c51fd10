import type { FieldSchema, FormField, FormOperation } from '#engine/model/api/form.ts'

function field(
  name: string,
  place: FormField['in'],
  schema: FieldSchema,
  more: Partial<FormField> = {},
): FormField {
  return { name, in: place, required: false, schema, hint: '', ...more }
}

const digits: FieldSchema = { type: 'string', pattern: '^(?:0|[1-9]\\d*)$' }
const whole: FieldSchema = { type: 'integer' }

/** Values of every kind that a definition can ask for, which no call of the site has together. */
const kinds: readonly [name: string, schema: FieldSchema][] = [
  ['whole', whole],
  ['part', { type: 'number' }],
  ['amount', digits],
  ['text', { type: 'string' }],
  ['list', { type: 'array', items: whole }],
  ['or-null', { type: ['integer', 'null'] }],
]

const common = {
  path: '/every/{id}',
  summary: 'Every kind',
  exactlyOneOf: [],
  bodyKinds: [],
  examples: [],
  errors: {},
} as const

/** A call that has every kind of value in its query. */
export const everyKindInQuery: FormOperation = {
  ...common,
  id: 'everyQuery',
  method: 'GET',
  hasBody: false,
  fields: [
    field('id', 'path', whole, { required: true }),
    ...kinds.map(([name, schema]) => field(name, 'query', schema)),
  ],
}

/** A call that has every kind of value in its body, and one in its query. */
export const everyKindInBody: FormOperation = {
  ...common,
  id: 'everyBody',
  method: 'POST',
  hasBody: true,
  fields: [
    field('id', 'path', whole, { required: true }),
    field('nonce', 'query', whole),
    ...kinds.map(([name, schema]) => field(name, 'body', schema)),
    field('amounts', 'body', { type: 'object', additionalProperties: digits }),
    field('counts', 'body', { type: 'object', additionalProperties: whole }),
    field('anything', 'body', { type: 'object' }),
  ],
}
