import type { Operation, Parameter, Response } from 'docs-engine/api'
import { describe, expect, it } from 'vitest'
import { type EndpointName, endpoints } from '#facts/api/endpoints.ts'
import { exampleTokens } from '#facts/api/example-tokens.ts'
import type { exampleSwap } from '#facts/api/examples.ts'
import { type ApiParameter, parameters } from '#facts/api/parameters.ts'
import { YOUR_ADDRESS } from '#facts/api/placeholder.ts'
import { swapStatuses } from '#facts/api/swap-status.ts'
import { pool } from '#facts/contracts/blade.ts'
import { apiErrors } from '#facts/errors/catalog.ts'
import { bladeApi } from './blade/definition.ts'
import { definitions } from './definitions.ts'
import { sushiApi } from './sushi/definition.ts'

const { paths, components } = sushiApi.document

function operationAt(path: string): Operation {
  const operation = paths[path]?.get
  if (!operation) throw new Error(`there is no GET ${path}`)
  return operation
}

function parametersOf(operation: Operation): Parameter[] {
  return (operation.parameters ?? []).filter((each): each is Parameter => 'name' in each)
}

function answersOf(operation: Operation): [string, Response][] {
  return Object.entries(operation.responses).flatMap(([status, answer]) => {
    const found =
      '$ref' in answer ? components.responses?.[answer.$ref.split('/').at(-1) ?? ''] : answer
    return found ? [[status, found]] : []
  })
}

describe('the Sushi API', () => {
  const documented = Object.entries(endpoints).map(([name, { path }]) => ({
    name: name as EndpointName,
    path,
  }))

  it.each(documented)('$name takes what its page documents', ({ name, path }) => {
    const defined = parametersOf(operationAt(path))
    const rows: readonly ApiParameter[] = parameters[name]
    const sent = rows.filter(each => each.name !== 'apiKey')
    expect(sent).not.toEqual([])
    for (const row of sent) {
      const found = defined.find(each => each.name === row.name)
      expect(found, row.name).toMatchObject({ in: row.in })
      expect(found?.required ?? false, row.name).toBe(row.required)
      if (row.default) expect(String(found?.schema.default)).toBe(row.default)
    }
  })

  it.each(Object.keys(paths))(
    '%s has an example of a request that is not valid, in parameters of its own',
    path => {
      const operation = operationAt(path)
      const [, answer] = answersOf(operation).find(([status]) => status === '422') ?? []
      const example = answer?.content['application/json'].examples?.validation?.value
      const { errors } = example as { errors: { parameter: string; detail: string }[] }
      expect(errors).not.toEqual([])
      for (const { parameter, detail } of errors) {
        const own = parametersOf(operation).find(({ name }) => name === parameter)
        // What is in the path cannot be left out, only wrong.
        const place = detail === 'Required' ? 'query' : 'path'
        expect(own, parameter).toMatchObject({ in: place, required: true })
      }
    },
  )

  it('fixes the code of an error, which programs compare, and not its title', () => {
    for (const { slug, code } of apiErrors) {
      const [, schema] =
        Object.entries(components.schemas).find(([, { externalDocs }]) =>
          externalDocs?.url.endsWith(`/${slug}`),
        ) ?? []
      expect(schema?.properties?.code?.const, slug).toBe(code)
      expect(schema?.properties?.title, slug).not.toHaveProperty('const')
    }
  })

  it('has every error of the catalog, each at its status and with a link to its page', () => {
    const answers = Object.values(paths).flatMap(({ get }) => (get ? answersOf(get) : []))
    for (const { code, status, slug } of apiErrors) {
      const having = answers.filter(([, answer]) => answer['x-error-codes']?.includes(code))
      expect(having.length, code).toBeGreaterThan(0)
      for (const [at, answer] of having) {
        expect(at).toBe(String(status))
        expect(answer.description).toContain(`/api/errors/${slug})`)
        expect(Object.keys(answer.content['application/json'].examples ?? {})).toContain(slug)
      }
    }
  })

  it('says of each error whether to repeat the request, as the catalog does', () => {
    const answers = Object.values(paths).flatMap(({ get }) => (get ? answersOf(get) : []))
    for (const { code, slug, retry, wait } of apiErrors) {
      const said = {
        policy: retry,
        wait: wait === 'not published' ? wait : `until ${wait.until}`,
      }
      const schema = Object.values(components.schemas).find(({ externalDocs }) =>
        externalDocs?.url.endsWith(`/${slug}`),
      )
      expect(schema?.['x-retry'], code).toEqual(said)
      const saidBy = answers.filter(([, each]) => each['x-error-codes']?.includes(code))
      expect(saidBy, code).not.toEqual([])
      for (const [, answer] of saidBy) expect(answer['x-retry']?.[code], code).toEqual(said)
    }
  })

  it.each(['quote', 'swap'] as const)(
    '%s shows each status, and the native coin on both sides',
    name => {
      const [, answer] =
        answersOf(operationAt(endpoints[name].path)).find(([at]) => at === '200') ?? []
      const examples = Object.values(answer?.content['application/json'].examples ?? {})
      const values = examples.map(({ value }) => value as Partial<typeof exampleSwap>)
      expect(new Set(values.map(({ status }) => status))).toEqual(
        new Set(Object.keys(swapStatuses)),
      )
      const native = exampleTokens.ether.address
      for (const side of ['tokenFrom', 'tokenTo'] as const)
        expect(values.some(value => value.tokens?.[value[side] ?? 0]?.address === native)).toBe(
          true,
        )
      // What goes along is the amount of the native coin, or nothing.
      const sent = values.flatMap(({ tokens, tokenFrom = 0, amountIn, tx }) =>
        tx ? [{ goesAlong: tx.value, from: tokens?.[tokenFrom]?.address, amountIn }] : [],
      )
      expect(sent.length > 0).toBe(name === 'swap')
      for (const { goesAlong, from, amountIn } of sent)
        expect(goesAlong).toBe(from === native ? amountIn : '0')
    },
  )

  it('says of the graph of a swap that it is not published', () => {
    const { QuoteRoute, SwapRoute } = components.schemas
    expect(SwapRoute?.properties?.visualization?.description).toContain('is not published')
    for (const schema of [QuoteRoute, SwapRoute]) {
      expect(schema?.properties).toHaveProperty('visualization')
      expect(schema?.required).not.toContain('visualization')
    }
  })

  it('lets a swap alone fail on gas, balance and allowance', () => {
    const codesOf = (path: string) =>
      answersOf(operationAt(path)).flatMap(([, answer]) => answer['x-error-codes'] ?? [])
    expect(codesOf(endpoints.swap.path)).toEqual(apiErrors.map(({ code }) => code).sort())
    expect(codesOf(endpoints.quote.path)).not.toContain('422-02')
  })

  it('takes the key both ways', () => {
    const schemes = Object.values(components.securitySchemes)
    expect(schemes.map(({ in: place, name }) => `${place} ${name}`)).toEqual([
      'query apiKey',
      'header Authorization',
    ])
  })
})

describe('the Blade API', () => {
  const operations = Object.values(bladeApi.document.paths).flatMap(({ get, post }) =>
    [get, post].filter(each => each !== undefined),
  )

  it('has the five published calls with their statuses', () => {
    const statuses = operations.map(({ operationId, responses }) => [
      operationId,
      Object.keys(responses).join(' '),
    ])
    expect(Object.fromEntries(statuses)).toEqual({
      getPoolInfo: '200 400 401 403 500 503',
      generateQuote: '200 400 401 403 409 422 500 503',
      signQuote: '200 400 401 403 422 500 503',
      quoteAndSign: '200 400 401 403 409 422 500 503',
      depositAssets: '200 400 401 403 422 500 503',
    })
  })

  it('takes its key in a header on every call', () => {
    expect(bladeApi.document.security).toEqual([{ ApiKeyAuth: [] }])
    expect(bladeApi.document.components.securitySchemes.ApiKeyAuth).toMatchObject({
      in: 'header',
      name: 'x-api-key',
    })
  })

  it.each(operations.filter(({ responses }) => '422' in responses))(
    '$operationId has an example of what it lacks, in a field of its own',
    operation => {
      const answer = operation.responses['422']
      const content = answer && 'content' in answer ? answer.content : undefined
      const value = content?.['application/json'].examples?.missing?.value
      const { data } = value as { data: { loc: string[] }[] }
      const body = operation.requestBody?.content['application/json'].schema.$ref?.split('/').at(-1)
      const { anyOf = [], ...schema } = bladeApi.document.components.schemas[body ?? ''] ?? {}
      const variants = anyOf.map(
        ({ $ref = '' }) => bladeApi.document.components.schemas[$ref.split('/').at(-1) ?? ''],
      )
      const own = [
        // What is in the path cannot be left out.
        ...parametersOf(operation)
          .filter(({ in: place, required }) => place === 'query' && required)
          .map(({ name }) => name),
        ...[schema, ...variants].flatMap(each => each?.required ?? []),
      ]
      expect(own).toEqual(expect.arrayContaining(data.flatMap(({ loc }) => loc)))
    },
  )

  it('says of the pool on Katana that it is an example, wherever it shows it', () => {
    const example = '0x989E8F547FbCa65f4FB0af41e50e4058e6c68166'
    expect(pool.rows.map(({ address }) => String(address))).not.toContain(example)
    const { pool_address } = bladeApi.document.components.schemas.DepositOfAssets?.properties ?? {}
    expect(JSON.stringify(pool_address)).toContain(example)
    const answers = operations.flatMap(({ responses }) => Object.values(responses))
    const examples = answers.flatMap(answer =>
      'content' in answer ? Object.values(answer.content['application/json'].examples ?? {}) : [],
    )
    const showing = examples.filter(each => JSON.stringify(each.value).includes(example))
    expect(showing).toHaveLength(1)
    for (const { description } of [...showing, pool_address as { description?: string }])
      expect(description).toContain('It is in no published list of pools')
  })

  it('has numbers in its examples that agree with one another', () => {
    const text = JSON.stringify(bladeApi.document.paths)
    expect(text).toContain('"rate":2747.8')
    expect(text).toContain('"input_value_in_usd":1375.2')
    expect(text).toContain('"must_accept_by":"2025-10-09 08:53:40.000000+00:00"')
  })
})

it('no request has an account as its example', () => {
  const accounts = /^(?:sender|recipient|feeReceiver|destination_address|sender_address)$/
  const documents = definitions.map(({ document }) => document)
  expect(JSON.stringify(documents)).not.toContain(YOUR_ADDRESS)
  const parameters = documents.flatMap(document =>
    Object.values(document.paths).flatMap(({ get }) => (get ? parametersOf(get) : [])),
  )
  const inParameters = parameters.filter(({ name }) => accounts.test(name))
  expect(inParameters).not.toEqual([])
  expect(inParameters.filter(({ example }) => example !== undefined)).toEqual([])
  const schemas = Object.assign({}, ...documents.map(({ components }) => components.schemas))
  const inBodies = ['SignRequest', 'DepositOfAssets', 'DepositOfOneAsset'].map(name =>
    Object.entries<{ examples?: unknown }>(schemas[name].properties).filter(([member]) =>
      accounts.test(member),
    ),
  )
  expect(inBodies.map(members => members.length)).not.toContain(0)
  expect(inBodies.flat().filter(([, { examples }]) => examples !== undefined)).toEqual([])
})

it('every list in a query says that it is sent once, joined with commas', () => {
  const lists = definitions.flatMap(({ document }) =>
    Object.values(document.paths).flatMap(({ get }) =>
      get ? parametersOf(get).filter(({ schema }) => schema.type === 'array') : [],
    ),
  )
  expect(new Set(lists.map(({ name }) => name)).size).toBe(5)
  for (const list of lists) expect(list).toMatchObject({ style: 'form', explode: false })
})

it('no name of a schema is one that languages have already', () => {
  const taken = ['Error', 'Exception', 'Object', 'Map', 'Date', 'Request', 'Response', 'Promise']
  for (const { document } of definitions)
    expect(Object.keys(document.components.schemas).filter(name => taken.includes(name))).toEqual(
      [],
    )
})
