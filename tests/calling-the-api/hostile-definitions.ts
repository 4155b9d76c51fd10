import { expect } from 'vitest'
import type { Definition } from '#engine/model/api/document.ts'
import { smallDefinition, smallDocument } from '#support/small-definition.ts'

/** The small definition with one text of its JSON replaced by another. */
function changed(written: string, replacement: string): Definition {
  const text = JSON.stringify(smallDocument())
  expect(text).toContain(written)
  return smallDefinition(JSON.parse(text.replace(written, () => replacement)))
}

/** The small definition with schemas besides its own. */
export function withSchemas(schemas: Readonly<Record<string, unknown>>): Definition {
  return changed('"schemas":{', `"schemas":{${JSON.stringify(schemas).slice(1, -1)},`)
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

/** Schemas of which each has the next one ten times: ten billion values when they are written out. */
const growing = Object.fromEntries(
  Array.from({ length: 10 }, (_, at) => [`S${at}`, { oneOf: Array(10).fill(ref(`S${at + 1}`)) }]),
)

const nested = (levels: number): unknown =>
  JSON.parse(`${'{"items":'.repeat(levels)}{}${'}'.repeat(levels)}`)

const chained = Object.fromEntries(
  Array.from({ length: 3_000 }, (_, at) => [`C${at}`, ref(`C${at + 1}`)]),
)

/** What is wrong, the definition, the place that is named, and what is said of it. */
export const refused: [what: string, definition: () => Definition, said: string][] = [
  [
    'a schema that refers to itself',
    () => withSchemas({ Tree: { type: 'object', properties: { child: ref('Tree') } } }),
    '#/components/schemas/Tree/properties/child/$ref: the reference "#/components/schemas/Tree" leads in a circle',
  ],
  [
    'two schemas that refer to each other',
    () => withSchemas({ A: { items: ref('B') }, B: { items: ref('A') } }),
    '#/components/schemas/B/items/$ref: the reference "#/components/schemas/A" leads in a circle',
  ],
  [
    'a reference to the whole',
    () => withSchemas({ A: { $ref: '#' } }),
    '#/components/schemas/A/$ref: the reference "#" leads in a circle',
  ],
  [
    'a reference to a file',
    () => withSchemas({ A: { $ref: 'file:///etc/passwd' } }),
    '#/components/schemas/A/$ref: the reference "file:///etc/passwd" leads out of the definition',
  ],
  [
    'a reference to a file beside',
    () => withSchemas({ A: { $ref: '../../package.json#/name' } }),
    '#/components/schemas/A/$ref: the reference "../../package.json#/name" leads out of',
  ],
  [
    'a reference that no encoding makes',
    () => withSchemas({ A: { $ref: '#/%E0%A4%A' } }),
    '#/components/schemas/A/$ref: the reference "#/%E0%A4%A" leads nowhere',
  ],
  [
    'a reference to what all objects share',
    () => withSchemas({ A: { $ref: '#/components/schemas/__proto__' } }),
    '#/components/schemas/A/$ref: the reference "#/components/schemas/__proto__" leads nowhere',
  ],
  [
    'schemas that grow tenfold ten times',
    () => withSchemas({ ...growing, S10: { type: 'string' } }),
    'it grows beyond 2000000 values once all it refers to is in place',
  ],
  [
    'a schema of 20,000 levels',
    () => {
      const document = smallDocument()
      const schemas: Record<string, unknown> = { ...document.components.schemas, D: nested(20_000) }
      const components = { ...document.components, schemas }
      return smallDefinition(Object.assign(document, { components }))
    },
    'it has more than 64 levels once all it refers to is in place',
  ],
  [
    'a chain of 3,000 references',
    () => withSchemas({ ...chained, C3000: { type: 'string' } }),
    'it has more than 64 levels once all it refers to is in place',
  ],
  [
    'an object that stands within itself',
    () => {
      const document = smallDocument()
      return smallDefinition(Object.assign(document, { 'x-whole': document }))
    },
    '#/x-whole: it stands within itself',
  ],
  [
    'a value that is no JSON',
    () => smallDefinition(Object.assign(smallDocument(), { 'x-count': 1n })),
    '#/x-count: a bigint is no JSON',
  ],
  [
    'a text of a million characters',
    () => changed('About the API.', 'a'.repeat(1_000_000)),
    '#/info/title: the text has 1000000 characters; at most 100000 can be shown',
  ],
  [
    'a mark of direction in an example',
    () => changed('About the value.', 'Send 100\\u202E001'),
    'the text holds the character U+202E, which nobody sees',
  ],
  [
    'a space without width in a name',
    () => changed('"amount":', '"amo\\u200Bunt":'),
    'the text holds the character U+200B, which nobody sees',
  ],
  [
    'bytes of another encoding',
    () => changed('About the API.', 'Caf\\uFFFD'),
    '#/info/title: the text is not written in UTF-8',
  ],
  [
    'a member that changes what all objects share',
    () => changed('"amount":', '"__proto__":'),
    '#/components/schemas/Price/properties/__proto__: the name "__proto__" is that of what all objects share',
  ],
  [
    'a version before',
    () => changed('"3.1.0"', '"3.0.3"'),
    '#/openapi: the format is "3.0.3"; pages show OpenAPI 3.1',
  ],
  [
    'a version of another name',
    () => changed('"openapi":"3.1.0"', '"swagger":"2.0"'),
    '#/openapi: the format is not named; pages show OpenAPI 3.1',
  ],
  [
    'a version to come',
    () => changed('"3.1.0"', '"9.0.0"'),
    '#/openapi: the format is "9.0.0"; pages show OpenAPI 3.1',
  ],
  [
    'an address that runs script as a host',
    () => changed('"https://api.example.org"', '"javascript:alert(1)"'),
    '#/servers/0/url: field "servers[0].url": expected an address such as',
  ],
  [
    'a host that would add to the policy',
    () => changed('"https://api.example.org"', '"https://a;script-src"'),
    '#/servers/0/url: field "servers[0].url": expected an address such as',
  ],
  [
    'a host with variables',
    () => changed('"https://api.example.org"', '"https://{region}.example.org"'),
    '#/servers/0/url: field "servers[0].url": expected an address such as',
  ],
  [
    'an address that runs script as a contact',
    () =>
      changed('"url":"https://docs.example.org"},"license"', '"url":"javascript:a()"},"license"'),
    '#/info/contact/url: field "info.contact.url": expected an address that begins with https://',
  ],
  [
    'a page of data besides',
    () => changed('"externalDocs":{"url":"https:', '"externalDocs":{"url":"data:'),
    '#/externalDocs/url: field "externalDocs.url": expected an address that begins with https://',
  ],
  [
    'a header that ends the command it stands in',
    () => changed('"X-API-Key"', JSON.stringify('X"; touch /tmp/a; "')),
    '#/components/securitySchemes/key/name: ',
  ],
  [
    'a call whose name is markup',
    () => changed('"operationId":"price"', '"operationId":"<img src=x>"'),
    '#/paths/~1price~1{chainId}/get/operationId: ',
  ],
  [
    'two calls of one name',
    () => changed('"operationId":"price"', '"operationId":"order"'),
    '#/paths/~1order/post/operationId: another call is named "order", too',
  ],
  [
    'a call of no group',
    () => changed('"tags":["About the group."]', '"tags":["Another"]'),
    '#/paths/~1price~1{chainId}/get/tags/0: no group is named "Another"',
  ],
  ['a path with markup', () => changed('"/order"', '"/<script>"'), '#/paths/~1<script>: '],
  [
    'a parameter with spaces in its name',
    () => changed('"name":"currency"', '"name":"a b"'),
    '#/paths/~1price~1{chainId}/get/parameters/1/name: ',
  ],
  [
    'no contact',
    () => changed('"contact":{"name":"About the contact.","url":"https://docs.example.org"},', ''),
    '#/info/contact: field "info.contact": expected an object, found nothing',
  ],
  [
    'an answer in another form',
    () => changed('"application/json":{"schema":{"title"', '"text/html":{"schema":{"title"'),
    'expected an object, found nothing',
  ],
  [
    'a pattern that never ends',
    () =>
      withSchemas({
        P: { type: 'string', pattern: '^(\\w+\\s?)+$', examples: [`${'a'.repeat(40)}!`] },
      }),
    'does not end within 10 s on this text',
  ],
]
