import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import type { Definition } from '#engine/model/api/document.ts'
import { readDefinitions } from '#engine/node/api-definitions/definitions.ts'
import { publishApis } from '#engine/node/api-definitions/published-apis.ts'
import { listening } from '#support/listening.ts'
import { smallDefinition } from '#support/small-definition.ts'
import { refused, withSchemas } from './hostile-definitions.ts'

/** What a build says of definitions, each with how to fix it; empty when nothing is wrong. */
async function saidOf(...apiDefinitions: Definition[]): Promise<string[]> {
  const extensions = { apiDefinitions, apiErrors: [] }
  const apis = await publishApis(extensions, '/')
  const { diagnostics } = await readDefinitions(extensions, apis)
  const said = diagnostics.map(({ file, message, fix }) => `${file}  ${message} (${fix})`)
  return said
}

it('the definition that the others are made of has no fault', async () => {
  expect(await saidOf(smallDefinition())).toEqual([])
})

it.each(refused)('refuses, with one message, %s', async (_, definition, said) => {
  const [message = 'not refused', ...others] = await saidOf(definition())
  expect(message).toMatch(/^extensions\.ts {2}openapi\.yaml#.* \(.+\)$/)
  expect(message).toContain(said)
  expect(others).toEqual([])
})

it.each([
  ['a file outside of the site', { file: '../openapi.yaml' }],
  ['a file with an address', { file: 'https://other.example/openapi.yaml' }],
  ['the file of another', { file: 'build-manifest.json' }],
  ['the name of a variable that ends its command', { keyVariable: 'A"; touch /tmp/a; "' }],
])('refuses a definition with %s', async (_, members) => {
  const [message = 'not refused', ...others] = await saidOf({ ...smallDefinition(), ...members })
  expect(message).toContain('extensions.ts  the API definition ')
  expect(message).toContain(': expected ')
  expect(others).toEqual([])
})

it('refuses two definitions of one file', async () => {
  expect(await saidOf(smallDefinition(), smallDefinition())).toEqual([
    'extensions.ts  two API definitions are published as openapi.yaml (rename one of the two)',
  ])
})

it('asks nobody for what a definition refers to', async () => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.end('{"type":"string"}')
  })
  const { url, stop } = await listening(server)
  const [message = 'not refused'] = await saidOf(withSchemas({ A: { $ref: `${url}/schema.json` } }))
  stop()
  expect(message).toContain('leads out of the definition, to what the build does not fetch')
  expect(asked).toEqual([])
})
