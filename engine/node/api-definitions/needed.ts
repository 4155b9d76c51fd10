import { z } from 'zod'
import { schemaDiagnostics } from '#model/schema-diagnostics.ts'
import type { Fault } from './examples.ts'
import { isRecord, type Place, valueAt } from './pointer.ts'

/** Texts that stand in code, in addresses or in headers as they are: nothing of them may end what they stand in. */
const word = (pattern: RegExp, example: string) =>
  z.string().regex(pattern, `expected a name such as "${example}"`)

const url = z.url({ protocol: /^https?$/, error: 'expected an address that begins with https://' })

/** An address that samples begin with, and that the content security policy lets forms ask. */
const host = z
  .string()
  .regex(
    /^https?:\/\/[\w.-]+(?::\d+)?(?:\/[\w.~/-]*)?$/,
    'expected an address such as "https://api.example.org", without variables, query or user',
  )

const content = z.looseObject({
  'application/json': z.looseObject({
    schema: z.looseObject({}),
    examples: z.record(z.string(), z.looseObject({ summary: z.string().optional() })).optional(),
  }),
})

const operation = z.looseObject({
  operationId: word(/^[A-Za-z][\w-]*$/, 'getPrice'),
  tags: z.array(z.string()).min(1),
  summary: z.string().min(1),
  description: z.string(),
  parameters: z
    .array(
      z.looseObject({
        name: z.string().regex(/^\S+$/, 'expected a name without spaces'),
        in: z.enum(['path', 'query']),
        description: z.string(),
        schema: z.looseObject({}),
      }),
    )
    .optional(),
  requestBody: z.looseObject({ description: z.string(), content }).optional(),
  responses: z.record(
    z.string().regex(/^(?:default|[1-5](?:\d\d|XX))$/, 'expected a status such as "200"'),
    z.looseObject({ description: z.string(), content: content.optional() }),
  ),
})

/** What pages show and samples send: https://spec.openapis.org/oas/v3.1.0 leaves most of it out. */
const document = z.looseObject({
  info: z.looseObject({
    title: z.string().min(1),
    version: z.string().min(1),
    description: z.string(),
    contact: z.looseObject({
      name: z.string().min(1),
      url: url.optional(),
      email: z.email('expected an address such as "team@example.org"').optional(),
    }),
  }),
  externalDocs: z.looseObject({ url }).optional(),
  servers: z.array(z.looseObject({ url: host })).min(1),
  tags: z.array(z.looseObject({ name: z.string().min(1), description: z.string() })),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  paths: z.record(
    z.string().regex(/^\/[\w.~{}/-]*$/, 'expected a path such as "/price/{chainId}"'),
    z.looseObject({ get: operation.optional(), post: operation.optional() }),
  ),
  components: z.looseObject({
    securitySchemes: z.record(
      z.string(),
      z.looseObject({
        type: z.literal('apiKey'),
        in: z.enum(['query', 'header']),
        name: word(/^[A-Za-z][\w-]*$/, 'X-API-Key'),
        description: z.string(),
      }),
    ),
  }),
})

/**
 * What a page that shows a definition needs and does not find, and names that could end the code they stand in.
 * @param dereferenced a definition with all it refers to in place
 */
export function faultsOfNeeds(dereferenced: unknown): Fault[] {
  const checked = document.safeParse(dereferenced)
  if (!checked.success)
    return schemaDiagnostics(checked.error, dereferenced, 'field').map(
      ({ path, message, fix = 'correct it: pages, samples and the policy are made of it' }) => ({
        place: path.map(step => (typeof step === 'symbol' ? String(step) : step)),
        message,
        fix,
      }),
    )
  return lostCalls(dereferenced)
}

/** Calls that have the name of another, which is an address on the page, and calls of no group that the page has. */
function lostCalls(dereferenced: unknown): Fault[] {
  const tags = valueAt(dereferenced, ['tags'])
  const groups = (Array.isArray(tags) ? tags : []).map(tag => valueAt(tag, ['name']))
  const known = new Set<unknown>()
  const paths = valueAt(dereferenced, ['paths'])
  const places = Object.keys(isRecord(paths) ? paths : {}).flatMap(path =>
    ['get', 'post'].map(method => ['paths', path, method] satisfies Place),
  )
  return places.flatMap(place => {
    const call = valueAt(dereferenced, place)
    if (call === undefined) return []
    const id = valueAt(call, ['operationId'])
    const group = valueAt(call, ['tags', 0])
    const isRepeated = known.has(id)
    known.add(id)
    return [
      ...(isRepeated
        ? [
            {
              place: [...place, 'operationId'],
              message: `another call is named "${id}", too`,
              fix: 'name one otherwise',
            },
          ]
        : []),
      ...(groups.includes(group)
        ? []
        : [
            {
              place: [...place, 'tags', 0],
              message: `no group is named "${group}", so that no page would show the call`,
              fix: `use one of: ${groups.join(', ')}`,
            },
          ]),
    ]
  })
}
