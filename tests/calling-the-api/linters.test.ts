import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectralCore from '@stoplight/spectral-core'
import { Yaml } from '@stoplight/spectral-parsers'
import spectralRulesets from '@stoplight/spectral-rulesets'
import { describe, expect, it } from 'vitest'
import { textOf } from '#engine/node/api-definitions/definition-file.ts'
import { definitions } from '#site/api-definitions/definitions.ts'

const { Document, Spectral } = spectralCore
/** With a member that the type of a ruleset asks for and the package's own has not. */
const openApiRules = { ...spectralRulesets.oas, extends: [] }

/** What Spectral finds, with its recommended rules for OpenAPI. */
async function spectral(text: string): Promise<string[]> {
  const linter = new Spectral()
  linter.setRuleset({ extends: [[openApiRules, 'recommended']] })
  const findings = await linter.run(new Document(text, Yaml))
  return findings.map(({ code, message, path }) => `${code}: ${message} at ${path.join('/')}`)
}

/** What Redocly finds, with its recommended rules, warnings included. */
async function redocly(text: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended-strict'] })
  const findings = await lintFromString({ source: text, absoluteRef: 'openapi.yaml', config })
  return findings.map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} at ${location[0]?.pointer}`,
  )
}

describe.each([
  ['Spectral', spectral],
  ['Redocly', redocly],
])('%s', (_, lint) => {
  it.each(definitions)('finds nothing in $file', async definition => {
    expect(await lint(textOf(definition))).toEqual([])
  })

  it.each(definitions)('would find a missing answer in $file', async definition => {
    const broken = textOf(definition).replaceAll(/"?200"?:/g, '"x-200":')
    expect((await lint(broken)).length).toBeGreaterThan(0)
  })
})
