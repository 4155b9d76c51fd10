import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { send } from '#engine/api-viewer/playground/send.ts'
import { fieldError } from '#engine/api-viewer/playground/validate.ts'
import { buildRequest, exampleValues } from '#engine/api-viewer/request/build-request.ts'
import type { ApiForm, FormOperation } from '#engine/model/api/form.ts'
import type { BuiltRequest } from '#engine/model/api/request.ts'
import { blade, formOperation, sushi } from '#support/apis.ts'
import { digitValues, wholeDigits } from '#support/samples/digit-values.ts'
import { saidBy, saidWith } from '#support/samples/expected.ts'
import {
  type Interpreter,
  isThere,
  node,
  python,
  runSamples,
  shell,
} from '#support/samples/interpreters.ts'
import { writerIn } from '#support/samples/languages.ts'
import { type Stub, startStub } from '#support/samples/stub.ts'
import { seeded } from '#support/seeded.ts'
import { everyKindInBody, everyKindInQuery } from './every-kind.ts'

const toCurl = writerIn('curl')
const toFetch = writerIn('fetch')
const toPython = writerIn('python')
const toSdk = writerIn('sdk')

const random = seeded()
const { seed } = random
/** With this in the environment, a run that failed is repeated. */
const again = `SEED=${seed}`

const calls: readonly (readonly [ApiForm, FormOperation])[] = [sushi, blade].flatMap(({ form }) => [
  ...form.operations.map(operation => [form, operation] as const),
  [form, everyKindInQuery] as const,
  [form, everyKindInBody] as const,
])
/** Times that each call is made by each language, each time with other digits. */
const ROUNDS = 6

const cases = calls.flatMap(([form, operation]) =>
  Array.from({ length: ROUNDS }, () => {
    const values = digitValues(operation, random)
    return { form, operation, values, said: saidWith(operation, values) }
  }),
)

let stub: Stub
beforeAll(async () => {
  stub = await startStub()
})
afterAll(() => stub.stop())
// A sample that failed may have left what belongs to no other.
beforeEach(() => void stub.take())

const requestsOf = (chosen: typeof cases): BuiltRequest[] =>
  chosen.map(({ form, operation, values }) =>
    buildRequest({ ...form, host: stub.url }, operation, values),
  )

it('what is entered in these tests is what the forms take', () => {
  for (const { operation, values } of cases)
    for (const field of operation.fields) {
      const text = values[field.name]
      if (text) expect(fieldError(field, text), `${field.name}: ${text}, ${again}`).toBeUndefined()
    }
})

describe('every sample sends the digits that were entered', () => {
  it.for<[string, Interpreter, (request: BuiltRequest) => string]>([
    ['curl', shell, toCurl],
    ['fetch', node, toFetch],
    ['Python', python, toPython],
  ])('%s', async ([name, interpreter, write], { skip }) => {
    skip(!isThere(name === 'curl' ? 'curl' : interpreter.program), 'its interpreter is missing')
    await runSamples(interpreter, requestsOf(cases).map(write), stub.url)
    const arrived = stub.take()
    expect(arrived.map(saidBy), again).toEqual(cases.map(({ said }) => said))
    const posts = arrived.filter(({ method }) => method === 'POST')
    expect(new Set(posts.map(each => each.contentType))).toEqual(new Set(['application/json']))
  })

  it('and so does the form itself', async () => {
    const reading = cases.filter(({ operation }) => operation.method === 'GET')
    for (const request of requestsOf(reading)) {
      const { status } = await send(request, '', new AbortController().signal)
      expect(status).toBe(200)
    }
    expect(stub.take().map(saidBy), again).toEqual(reading.map(({ said }) => said))
  })

  it('the SDK, which takes amounts as bigints', async () => {
    const amounts = Array.from({ length: 20 }, () => wholeDigits(random))
    const sender = `0x${'ab'.repeat(20)}`
    const { form, operation } = formOperation('swap')
    const samples = amounts.map(amount =>
      toSdk(buildRequest(form, operation, { ...exampleValues(operation), sender, amount })),
    )
    await runSamples(node, samples, stub.url)
    const sent = stub.take().map(saidBy)
    expect(sent.map(({ query }) => query.find(([key]) => key === 'amount')?.[1])).toEqual(amounts)
  })
})

describe('what the SDK cannot hold', () => {
  const sampleWith = (values: Record<string, string>) => {
    const { form, operation } = formOperation('quote')
    return toSdk(buildRequest(form, operation, { ...exampleValues(operation), ...values }))
  }

  it.each([
    ['chainId', '9007199254740993'],
    ['maxSlippage', '0.1234567890123456789'],
    ['maxSlippage', '0.0000001'],
  ])('%s of %s is said, not rounded', (name, digits) => {
    expect(sampleWith({ [name]: digits })).toBe(
      `// The SDK takes ${name} as a number, which does not hold these digits. Use fetch.`,
    )
  })

  it('a price impact of 0, which it would drop, is said', () => {
    expect(sampleWith({ maxPriceImpact: '0' })).toContain('// Not in the SDK: maxPriceImpact of 0.')
  })

  it('zeros at the end of a fraction are no other number', () => {
    expect(sampleWith({ maxSlippage: '0.0050' })).toContain('maxSlippage: 0.0050,')
  })
})

describe('forms that are not plain digits', () => {
  const ODD = ['1e400', '1e18', '1E3', '0x10', '1_000', '1,000', '+1', '1.5', '1n', '١', '-']
  const asked = calls.flatMap(([, { fields }]) =>
    fields.filter(
      ({ schema }) => schema.type === 'integer' || schema.pattern?.includes('[1-9]\\d*'),
    ),
  )

  it('are refused wherever a whole number is asked for', () => {
    expect(asked.length).toBeGreaterThan(10)
    for (const field of asked)
      for (const text of ODD)
        expect(fieldError(field, text), `${field.name}: ${text}`).toBeDefined()
  })

  // JSON has no number with a leading zero, and the patterns of amounts exclude them; a text may have any.
  it('leading zeros are refused in numbers and amounts, and kept in text', () => {
    for (const field of asked) expect(fieldError(field, '007'), field.name).toBeDefined()
    const { form, operation } = formOperation('quote')
    const { query } = buildRequest(form, operation, { referrer: '007' })
    expect(query).toContainEqual(['referrer', '007'])
  })

  it('never become another number in a body: they stay the text that was entered', () => {
    const { form, operation } = formOperation('depositAssets')
    for (const text of ['1e400', '007', '1.5', '0x10']) {
      const { body } = buildRequest(form, operation, { output_pool_tokens: text })
      expect(JSON.parse(body ?? '')).toMatchObject({ output_pool_tokens: text })
    }
  })
})
