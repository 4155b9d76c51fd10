import { describe, expect, it } from 'vitest'
import { checkDefinition } from '#engine/node/api-definitions/check-definition.ts'
import { textOf } from '#engine/node/api-definitions/definition-file.ts'
import { definitions } from '#site/api-definitions/definitions.ts'
import { apiErrors } from '#site/facts/errors/catalog.ts'
import { messageOf } from '#support/fixture.ts'

/** What is said of the published definition of the Sushi API with one text replaced. */
async function saidOf(written: string, replacement: string) {
  const [sushi] = definitions
  if (!sushi) throw new Error('there is no definition')
  const text = JSON.stringify(sushi.document)
  expect(text).toContain(written)
  const document = JSON.parse(text.replace(written, () => replacement))
  const diagnostics = await checkDefinition(
    { file: sushi.file, source: sushi.source, text: textOf({ ...sushi, document }) },
    apiErrors,
  )
  return diagnostics.map(({ file, message, fix }) => `${file}  ${message} (${fix})`)
}

it.each(definitions)('$file as it stands has no diagnostic', async definition => {
  const { file, source } = definition
  expect(await checkDefinition({ file, source, text: textOf(definition) }, apiErrors)).toEqual([])
})

describe('a broken definition is refused with file, pointer, reason and remedy', () => {
  it('a reference that leads nowhere', async () => {
    const [said] = await saidOf('"#/components/schemas/Token"', '"#/components/schemas/Tokn"')
    expect(said).toMatch(
      /^api-definitions\/sushi\/definition\.ts {2}openapi\.yaml#\/components\/schemas\/QuoteRoute\/properties\/tokens\/items\/\$ref: the reference "#\/components\/schemas\/Tokn" leads nowhere \(use one of: .*Token.*\)$/,
    )
  })

  it('an example that breaks its schema, in the body it stands in', async () => {
    const [said] = await saidOf('"swapPrice":2750.4', '"swapPrice":"much"')
    expect(said).toContain(
      'openapi.yaml#/paths/~1quote~1v7~1{chainId}/get/responses/200/content/application~1json/examples/Success/value/swapPrice: the example breaks its schema: it must be number',
    )
  })

  it.each([
    ['a quote with a transaction', '"tokenFrom":0', '"tx":{},"tokenFrom":0', 'it has "tx"'],
    ['a quote of another status', '"status":"Success"', '"status":"success"', 'status'],
    ['NoWay with an amount', '{"status":"NoWay"}', '{"status":"NoWay","fee":"1"}', 'it has "fee"'],
    ['an amount in whole tokens', '"amountIn":"500000000000000000"', '"amountIn":"0.5"', 'pattern'],
    ['a price as text', '"value":1}', '"value":"1"}', 'must be number'],
  ])('an example answer: %s', async (_, written, replacement, said) => {
    expect((await saidOf(written, replacement)).join('\n')).toContain(said)
  })

  it('an example of a parameter that breaks its schema', async () => {
    const [said] = await saidOf('"example":"500000000000000000"', '"example":"0.5"')
    expect(said).toMatch(/parameters\/3\/example: .*must match pattern/)
  })

  it('a default that breaks its schema', async () => {
    const [said] = await saidOf(
      '"enum":["input","output"],"default":"output"',
      '"enum":["input"],"default":"output"',
    )
    expect(said).toMatch(
      /\/schema\/default: .*must be equal to one of the allowed values: \["input"\]/,
    )
  })

  it('an error code that the catalog does not have', async () => {
    const said = await saidOf('"x-error-codes":["401-01"]', '"x-error-codes":["401-09"]')
    expect(said.join('\n')).toMatch(
      /responses\/Problem401\/x-error-codes\/0: the error code "401-09" is not in the catalog \(use one of: 422-01, /,
    )
  })

  it('an error at the wrong status', async () => {
    const said = await saidOf(
      '"401":{"$ref":"#/components/responses/Problem401"}',
      '"409":{"$ref":"#/components/responses/Problem401"}',
    )
    expect(said.join('\n')).toContain('the error 401-01 answers with status 401, not 409')
  })

  it.each(['"style":"form",', '"explode":false'])('a list that lacks %s', async written => {
    const [said] = await saidOf(written, written.includes('explode') ? '"explode":true' : '')
    expect(said).toMatch(
      /get\/parameters\/\d+: the list "onlyDEX" does not say that it is sent once, joined with commas \(add style: form and explode: false\)$/,
    )
  })

  it('a schema that is none', async () => {
    const said = await saidOf('"minItems":2', '"minItmes":2')
    expect(said.join('\n')).toMatch(/the schema cannot be used: .*unknown keyword: "minItmes"/)
  })

  it('a member that OpenAPI does not know', async () => {
    const [said] = await saidOf('"operationId":"quote"', '"operationID":"quote"')
    expect(said).toMatch(/openapi\.yaml#.*OpenAPI 3\.1: .*\(see https:/)
  })

  it('a file that cannot be read', async () => {
    const [said] = await checkDefinition(
      { file: 'a.yaml', source: 'a.ts', text: 'a: [' },
      apiErrors,
    )
    expect(said?.message).toMatch(/^a\.yaml#: it cannot be read: /)
  })
})

it('a diagnostic in a definition stops the build of its site', async () => {
  const message = await messageOf('broken-definitions')
  expect(message).toContain(
    'extensions.ts  openapi.yaml#/components/schemas/Prices/additionalProperties/$ref: the reference "#/components/schemas/Prise" leads nowhere',
  )
  expect(message).toContain('fix: use one of: Price, Prices')
})
