import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { OpenApiDocument } from 'docs-engine/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { textOf } from '#engine/node/api-definitions/definition-file.ts'
import { CACHE_FOLDER } from '#engine/node/project.ts'
import { definitions } from '#site/api-definitions/definitions.ts'
import { bladeBodies } from '#site/facts/api/blade-examples.ts'
import * as examples from '#site/facts/api/examples.ts'
import { FAKE_API_KEY, startFakeApi } from '#site/samples/fake-api.ts'
import { ACCOUNT } from '#support/samples/answers.ts'
import { diagnosticsOf, SAMPLES_FOLDER } from '#support/samples/compile.ts'
import { startFakeBlade } from '#support/samples/fake-blade.ts'
import { javascriptOf } from '#support/samples/javascript.ts'
import { type ClientProgram, clientPrograms } from './programs.ts'
import { generatedTypes, untypedPlaces } from './types.ts'

/*
 * A client is generated from each definition, compiled with the configuration that readers are given, and used
 * against an imitation of its API.
 */

const { sushi, blade } = clientPrograms

/** What must not compile: a program in which one text is replaced. */
const broken: readonly [name: string, ClientProgram, written: string, replacement: string][] = [
  ['with a token misspelled', sushi, 'tokenIn: account', 'tokenIN: account'],
  ['without an amount', sushi, "amount: '1', ", ''],
  ['with an amount as a number', sushi, "amount: '1'", 'amount: 1'],
  ['with a slippage as text', sushi, 'maxSlippage: 0.005', "maxSlippage: '0.005'"],
  ['with a list as text', sushi, "['SushiSwapV2', 'SushiSwapV3']", "'SushiSwapV2'"],
  ['without the sender of a swap', sushi, 'sender: account, simulate', 'simulate'],
  ['with an unknown path', sushi, "'/quote/v7/{chainId}'", "'/quote/v8/{chainId}'"],
  ['with the network as text', sushi, 'chainId: 1', "chainId: '1'"],
  ['with a transaction in a quote', sushi, 'quote.data.assumedAmountOut', 'quote.data.tx.to'],
  ['reading what NoWay lacks', sushi, " && quote.data.status !== 'NoWay'", ''],
  ['with the members of another error', sushi, "code === '422-04'", "code === '422-02'"],
  ['with another code at a status', sushi, "code: '401-01'", "code: '403-01'"],
  ['without an asset', blade, "output_asset_symbol: 'USDC', ", ''],
  ['with days as text', blade, 'days_to_lock: 7', "days_to_lock: '7'"],
  ['without what is deposited', blade, ", deposit: { [account]: '1' }", ''],
  ['without the one asset', blade, ', single_token: account', ''],
  ['with a deposit as a number', blade, "[account]: '1'", '[account]: 1'],
  ['taking one kind of pool for the other', blade, "=== 'onchain'", "=== 'offchain'"],
]

const folder = path.join(CACHE_FOLDER, `clients-${process.pid}`)
const documents = new Map<string, OpenApiDocument>()
const types = new Map<string, string>()
let diagnostics: readonly string[]

beforeAll(async () => {
  await mkdir(folder, { recursive: true })
  for (const definition of definitions) {
    documents.set(definition.file, definition.document)
    types.set(definition.file, await generatedTypes(textOf(definition)))
  }
  const whole = Object.values(clientPrograms)
  // All at once: the compiler reads its libraries one time.
  diagnostics = diagnosticsOf(
    new Map([
      ...whole.map(each => [SAMPLES_FOLDER + each.types, typesOf(each.definition)] as const),
      ...whole.map(each => [`${SAMPLES_FOLDER}calls ${each.types}`, each.text] as const),
      ...broken.map(
        ([name, { text }, written, replacement]) =>
          [`${SAMPLES_FOLDER}calls ${name}.ts`, text.replace(written, replacement)] as const,
      ),
    ]),
  )
})
afterAll(() => rm(folder, { recursive: true }))

const typesOf = (file: string) => types.get(file) ?? ''

/** What the compiler says of the program in a file. */
const saidOf = (name: string) => diagnostics.filter(each => each.includes(`/calls ${name}.ts:`))

/** Runs a program. @returns what it has read of the answers. */
async function run({ definition, text }: ClientProgram, url: string): Promise<unknown> {
  const file = path.join(folder, `${definition}.mjs`)
  await writeFile(file, javascriptOf(text))
  const module = await import(/* @vite-ignore */ pathToFileURL(file).href)
  return module.run(url, FAKE_API_KEY, ACCOUNT)
}

/** The operations of a definition that no request was made to. */
function notCalled(file: string, requests: readonly string[]): string[] {
  return Object.entries(documents.get(file)?.paths ?? {}).flatMap(([template, item]) => {
    const pattern = new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`)
    return Object.entries(item).flatMap(([method, { operationId }]) => {
      const isCalled = requests.some(request => {
        const [made = '', target = ''] = request.split(' ')
        return made.toLowerCase() === method && pattern.test(target)
      })
      return isCalled ? [] : [operationId]
    })
  })
}

it('every definition has a program', () => {
  const files = Object.values(clientPrograms).map(({ definition }) => definition)
  expect(files).toEqual(definitions.map(({ file }) => file))
})

it('the programs compile, each of which calls every operation', () => {
  const ofBroken = broken.flatMap(([name]) => saidOf(name))
  expect(diagnostics.filter(each => !ofBroken.includes(each))).toEqual([])
})

it.each(Object.values(clientPrograms))('the types of $definition say what every value is', each => {
  expect(typesOf(each.definition)).toContain('export interface components')
  expect(untypedPlaces(typesOf(each.definition))).toEqual([])
})

it.each([
  ['a schema that says nothing', { description: 'A token.' }],
  ['an object without members', { type: 'object' }],
  ['alternatives that only require', { type: 'object', anyOf: [{ required: ['symbol'] }] }],
])('%s would be found in the types', async (_, schema) => {
  const document = JSON.parse(JSON.stringify(documents.get(sushi.definition)))
  document.components.schemas.Token = schema
  const places = untypedPlaces(await generatedTypes(JSON.stringify(document)))
  expect(places).toContain('components.schemas.Token')
})

describe('a program does not compile', () => {
  it.each(broken)('%s', (name, program, written) => {
    expect(program.text).toContain(written)
    expect(saidOf(name).length).toBeGreaterThan(0)
  })
})

describe('a program that is run', () => {
  it('reads the answers of the Sushi API, and an error by its status', async () => {
    const api = await startFakeApi()
    try {
      const read = await run(sushi, api.url)
      const { to, value, gas } = examples.exampleSwap.tx
      expect(read).toMatchObject({
        usd: examples.examplePrice,
        allUsd: examples.examplePrices,
        bought: examples.exampleQuote.assumedAmountOut,
        seller: 'ETH',
        transaction: { to, value, gas },
        decimals: examples.exampleTokenDetails.decimals,
        names: examples.exampleDexNames,
        code: '401-01',
      })
      const paths = api.requests.map(request => `GET ${request.replace(/\?.*/, '')}`)
      expect(notCalled('openapi.yaml', paths)).toEqual([])
      const quote = api.requests.find(request => request.startsWith('/quote/'))
      expect(quote).toContain('&onlyDEX=SushiSwapV2,SushiSwapV3&')
      expect(api.requests.filter(request => !request.includes('apiKey='))).toEqual([])
    } finally {
      await api.stop()
    }
  })

  it('reads the answers of the Blade API, and an error by its status', async () => {
    const api = await startFakeBlade()
    try {
      const { quote, signedQuote, quoteAndSignature, depositResponses } = bladeBodies
      expect(await run(blade, api.url)).toMatchObject({
        fee: 8,
        ends: quote.good_until,
        recovery: signedQuote.signature.v,
        packed: signedQuote.good_until,
        contract: quoteAndSignature.clipper_exchange_address,
        amounts: depositResponses.several.deposit_amounts,
        amount: depositResponses.single.amount,
        denied: 'Forbidden',
      })
      const paths = api.requests.map(({ method, path: target }) => `${method} ${target}`)
      expect(notCalled('blade-openapi.json', paths)).toEqual([])
      const bodies = api.requests.filter(({ method }) => method === 'POST')
      expect(bodies.map(({ given }) => given)).toContainEqual({
        quote_id: quote.id,
        destination_address: ACCOUNT,
      })
    } finally {
      await api.stop()
    }
  })
})
