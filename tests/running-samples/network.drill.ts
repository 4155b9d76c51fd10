import { afterEach, describe, expect, it } from 'vitest'
import { runSnippet, type SnippetRun } from '#engine/node/samples/run-snippet.ts'
import { exampleQuote } from '#site/facts/api/examples.ts'
import { errorBySlug } from '#site/facts/errors/lookup.ts'
import { sampleEnvironment, sampleVariables } from '#site/samples/environment.ts'
import {
  exampleAnswer,
  type FakeAnswer,
  type FakeApi,
  problem,
  startFakeApi,
} from '#site/samples/fake-api.ts'
import { SITE_ROOT } from '#support/folders.ts'
import { withStatus } from '#support/samples/answers.ts'

/*
 * As a reader runs them, each in a process of its own, which costs a second: one error stands for all here, and
 * `every-answer.test.ts` gives every sample every answer.
 */
const { slug, code } = errorBySlug('ratelimit-exceeded')

let api: FakeApi | undefined
afterEach(async () => {
  await api?.stop()
  api = undefined
})

/** Runs a sample against an API that gives one answer to everything. */
async function runAgainst(
  file: string,
  answer: (url: URL) => FakeAnswer,
  account?: string,
): Promise<SnippetRun> {
  api = await startFakeApi(answer)
  return runSnippet(SITE_ROOT, file, {
    preload: sampleEnvironment.preload,
    variables: sampleVariables({ apiUrl: api.url, account }),
  })
}

const always =
  (body: unknown, status = 200) =>
  () => ({ status, body })

describe('a quote with the SDK', () => {
  const SAMPLE = 'sdk/quote/get-quote.network.ts'

  it('is asked for as the page says', async () => {
    await runAgainst(SAMPLE, exampleAnswer)
    const { pathname, searchParams } = new URL(api?.requests[0] ?? '', 'http://localhost')
    expect(pathname).toBe('/quote/v7/1')
    expect(searchParams.get('amount')).toBe(exampleQuote.amountIn)
    expect(searchParams.get('maxSlippage')).toBe('0.005')
  })

  it('says when only a part can be swapped', async () => {
    expect((await runAgainst(SAMPLE, withStatus('Partial'))).output).toMatch(/^Partial\n/)
  })

  it('says when there is no route', async () => {
    const { output } = await runAgainst(SAMPLE, always({ status: 'NoWay' }))
    expect(output).toBe('There is no route between these tokens')
  })

  it('refuses an answer of another shape', async () => {
    const { errors, exitCode } = await runAgainst(SAMPLE, always({ status: 'Success' }))
    expect(exitCode).not.toBe(0)
    expect(errors).toContain('ZodError')
  })

  it('ends with the error of the API', async () => {
    const { errors, exitCode } = await runAgainst(SAMPLE, () => problem(slug))
    expect(exitCode).not.toBe(0)
    expect(errors).toContain('Failed to fetch quote: ')
    expect(errors).toContain(code)
  })
})

describe('a swap with the SDK', () => {
  const SAMPLE = 'sdk/swap/get-swap.network.ts'

  it('is not asked for until the reader names an account', async () => {
    const { errors } = await runAgainst(SAMPLE, exampleAnswer, '0xYOUR_ADDRESS')
    expect(errors).toContain('Replace YOUR_ADDRESS with your account')
    expect(api?.requests).toEqual([])
  })

  it.each([
    ['Partial', withStatus('Partial'), 'Only a part can be swapped: ask for less'],
    ['NoWay', always({ status: 'NoWay' }), 'There is no route between these tokens'],
  ])('says what %s means', async (_, answer, says) => {
    expect((await runAgainst(SAMPLE, answer)).output).toBe(says)
  })

  it('reads the code out of the error', async () => {
    const { output } = await runAgainst('sdk/swap/read-error.network.ts', () => problem(slug))
    expect(output).toMatch(new RegExp(`^${code} \\S`))
  })

  it('passes on an error that is no problem detail', async () => {
    const answer = always('<h1>Bad gateway</h1>', 502)
    const { output, errors } = await runAgainst('sdk/swap/read-error.network.ts', answer)
    expect(output).toBe('')
    expect(errors).toContain('Failed to fetch swap: <h1>Bad gateway</h1>')
  })
})

describe('a price with the SDK', () => {
  it('is not taken from the body of an error', async () => {
    const { errors } = await runAgainst('sdk/price/get-price.network.ts', () => problem(slug))
    expect(errors).toContain('No price: ')
    expect(errors).toContain(code)
  })

  it('is not taken from a map without the token', async () => {
    const { errors } = await runAgainst('sdk/price/get-prices.network.ts', always({}))
    expect(errors).toContain('No price for this token')
  })
})
