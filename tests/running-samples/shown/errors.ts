import { expect, vi } from 'vitest'
import { RED_SNWAPPER } from '#site/facts/api/example-contracts.ts'
import { exampleTokens } from '#site/facts/api/example-tokens.ts'
import type { FakeAnswer } from '#site/samples/fake-api.ts'
import { problem } from '#site/samples/fake-api.ts'
import { programOf, stubApi } from '#support/samples/program.ts'
import { shownSamples } from '#support/samples/shown.ts'
import type { RunsBySample } from './runs.ts'

type Exported = Record<string, (...values: unknown[]) => unknown>

const URL_ASKED = new URL('https://api.sushi.com/price/v1/1?apiKey=secret')
const PROXY: FakeAnswer = { status: 502, body: '<h1>Bad gateway</h1>' }

/** The files that the pages of errors show, as modules that know nothing of an earlier run. */
async function load(id: string): Promise<Exported> {
  const files = shownSamples.filter(sample => /^api\/errors.*#.+\.ts$/.test(sample.id))
  const own = files.find(sample => sample.id === id)
  if (!own) throw new Error(`No page shows a sample "${id}"`)
  const beside = new Map(files.map(sample => [sample.id.replace(/.*#/, ''), sample.code]))
  return import(/* @vite-ignore */ await programOf(own.code, beside))
}

const response = ({ status, body }: FakeAnswer) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })

/** Has the API give these answers, one after the other. @returns what is asked */
function answers(...each: FakeAnswer[]): URL[] {
  let next = 0
  return stubApi(() => each[next++] ?? { status: 200, body: 'more was asked than expected' })
}

/** Runs what waits, without waiting. */
async function atOnce<Value>(run: () => Promise<Value>): Promise<Value> {
  vi.useFakeTimers()
  try {
    const running = run()
    // A refusal is of interest below.
    running.catch(() => undefined)
    await vi.runAllTimersAsync()
    return await running
  } finally {
    vi.useRealTimers()
  }
}

const statusOf = (value: unknown) => (value instanceof Response ? value.status : value)

const FETCH_SWAP = 'api/errors/estimate-gas#fetch-swap.ts'
const REFUSAL = 'api/errors/unauthorized#explain-refusal.ts'
const API_KEY = 'api/errors/invalid-api-key#api-key.ts'
const BREAKER = 'api/errors/service-unavailable#breaker.ts'
const PRICE = 'api/errors/not-found#price-or-nothing.ts'
const FIELDS = 'api/errors/validation#field-errors.ts'
const DESCRIBE = 'api/errors/server#describe-failure.ts'
const IN_TURN = 'api/errors/ratelimit-exceeded#in-turn.ts'
const BALANCE = 'api/errors/insufficient-balance#missing-balance.ts'
const APPROVAL = 'api/errors/insufficient-allowance#needed-approval.ts'
const PAUSES = 'api/errors/no-fresh-data#network-pauses.ts'

const expected = {
  token: exampleTokens.usdc.address,
  spender: RED_SNWAPPER,
  amount: 7_500_000n,
}
const shortage = problem('insufficient-allowance')
const asked = (members: object): FakeAnswer => ({
  ...shortage,
  body: { ...(shortage.body as object), ...members },
})

async function neededApproval(answer: FakeAnswer) {
  const { neededApproval } = await load(APPROVAL)
  return neededApproval?.(response(answer), expected)
}

async function swapStatus(...each: FakeAnswer[]) {
  const requests = answers(...each)
  const { fetchSwap } = await load(FETCH_SWAP)
  return { status: statusOf(await fetchSwap?.(URL_ASKED)), requests: requests.length }
}

async function price(answer: FakeAnswer) {
  answers(answer)
  const { priceOrNothing } = await load(PRICE)
  return priceOrNothing?.(URL_ASKED)
}

/** How the samples on the pages of errors are run. */
export const errorRuns: RunsBySample = {
  [FETCH_SWAP]: {
    good: async () => {
      expect(await swapStatus({ status: 200, body: {} })).toEqual({ status: 200, requests: 1 })
      expect(await swapStatus(problem('estimate-gas'), { status: 200, body: {} })).toEqual({
        status: 200,
        requests: 2,
      })
    },
    bad: {
      'no gas estimate twice is not asked a third time': async () => {
        const twice = await swapStatus(problem('estimate-gas'), problem('estimate-gas'))
        expect(twice).toEqual({ status: 422, requests: 2 })
      },
      'another error is not repeated, and left to be read': async () => {
        answers(problem('insufficient-balance'))
        const { fetchSwap } = await load(FETCH_SWAP)
        const answer = await fetchSwap?.(URL_ASKED)
        expect(answer instanceof Response && (await answer.json())).toMatchObject({
          code: '422-03',
        })
      },
      'words of a proxy are passed on': async () => {
        expect(await swapStatus(PROXY)).toEqual({ status: 502, requests: 1 })
      },
    },
  },
  [REFUSAL]: {
    good: async () => {
      const { explainRefusal } = await load(REFUSAL)
      const answer = response({ status: 200, body: {} })
      expect(await explainRefusal?.(answer, 'host-1')).toBeUndefined()
      expect(answer.bodyUsed).toBe(false)
    },
    bad: {
      'a key that may not be used from here': async () => {
        const { explainRefusal } = await load(REFUSAL)
        const refused = problem('unauthorized')
        const { detail, details } = refused.body as Record<string, string>
        await expect(explainRefusal?.(response(refused), 'host-1')).rejects.toThrow(
          `The API key may not be used from host-1: ${detail ?? details}`,
        )
      },
      'a key that is not valid': async () => {
        const { explainRefusal } = await load(REFUSAL)
        await expect(
          explainRefusal?.(response(problem('invalid-api-key')), 'host-1'),
        ).rejects.toThrow('The API key is missing or not valid')
      },
      'another error is left to be read': async () => {
        const { explainRefusal } = await load(REFUSAL)
        const answer = response(problem('server'))
        expect(await explainRefusal?.(answer, 'host-1')).toBeUndefined()
        expect(answer.bodyUsed).toBe(false)
      },
    },
  },
  [API_KEY]: {
    good: async () => {
      const { apiKey } = await load(API_KEY)
      expect(apiKey?.({ SUSHI_API_KEY: ' the-key\n' })).toBe('the-key')
    },
    bad: {
      'no key, or spaces': async () => {
        const { apiKey } = await load(API_KEY)
        for (const environment of [{}, { SUSHI_API_KEY: ' ' }, { OTHER: 'the-key' }])
          expect(() => apiKey?.(environment)).toThrow('Set SUSHI_API_KEY')
      },
    },
  },
  [BREAKER]: {
    good: async () => {
      answers({ status: 200, body: 1 })
      const { fetchUnlessDown } = await load(BREAKER)
      expect(statusOf(await fetchUnlessDown?.(URL_ASKED))).toBe(200)
    },
    bad: Object.fromEntries(
      [problem('service-unavailable'), { status: 529, body: 'overloaded' }].map(down => [
        `a status ${down.status} stops requests for a minute`,
        async () => {
          const requests = answers(...Array.from({ length: 4 }, () => down), {
            status: 200,
            body: 1,
          })
          const { fetchUnlessDown } = await load(BREAKER)
          const ask = async () => fetchUnlessDown?.(URL_ASKED)
          expect(statusOf(await atOnce(ask))).toBe(down.status)
          expect(requests).toHaveLength(4)
          const known = Date.now()
          vi.setSystemTime(known + 30_000)
          await expect(ask()).rejects.toThrow('The API is down')
          expect(requests).toHaveLength(4)
          vi.setSystemTime(known + 120_000)
          expect(statusOf(await ask())).toBe(200)
        },
      ]),
    ),
  },
  [PRICE]: {
    good: async () => expect(await price({ status: 200, body: 0 })).toBe(0),
    bad: {
      'an address with nothing is no price': async () =>
        expect(await price(problem('not-found'))).toBeUndefined(),
      'any other failure is one': async () => {
        await expect(price(problem('server'))).rejects.toThrow('failed with status 500')
        await expect(price({ status: 404, body: '<h1>No such host</h1>' })).rejects.toThrow(
          'failed with status 404',
        )
      },
      'an answer that is no number': async () =>
        expect(price({ status: 200, body: {} })).rejects.toThrow('The answer is not a number'),
    },
  },
  [FIELDS]: {
    good: async () => {
      const { fieldErrors } = await load(FIELDS)
      const { errors } = problem('validation').body as { errors: { parameter: string }[] }
      expect(errors.length).toBeGreaterThan(1)
      expect(await fieldErrors?.(response(problem('validation')))).toEqual(
        new Map(errors.map(({ parameter }) => [parameter, 'Required'])),
      )
    },
    bad: {
      'another error, or words of a proxy, name no field': async () => {
        const { fieldErrors } = await load(FIELDS)
        for (const answer of [problem('estimate-gas'), PROXY])
          expect(await fieldErrors?.(response(answer))).toEqual(new Map())
      },
    },
  },
  [DESCRIBE]: {
    good: async () => {
      const { describeFailure } = await load(DESCRIBE)
      const { readProblem } = await load('api/errors#read-problem.ts')
      const read = await readProblem?.(response(problem('server')))
      const line = describeFailure?.(URL_ASKED, read, new Date(0))
      expect(line).toMatch(/^1970-01-01T00:00:00.000Z 500-01 .+: https:\/\/\S+\/price\/v1\/1$/)
      // The request itself keeps its key.
      expect(URL_ASKED.search).toBe('?apiKey=secret')
    },
    bad: {},
  },
  [IN_TURN]: {
    good: async () => {
      const { fetchInTurn } = await load(IN_TURN)
      const waiting: (() => void)[] = []
      const fetching = vi.fn(
        () => new Promise<Response>(resolve => waiting.push(() => resolve(new Response('1')))),
      )
      vi.stubGlobal('fetch', fetching)
      const both = Promise.all([fetchInTurn?.(URL_ASKED), fetchInTurn?.(URL_ASKED)])
      await vi.waitFor(() => expect(waiting).toHaveLength(1))
      waiting[0]?.()
      await vi.waitFor(() => expect(waiting).toHaveLength(2))
      waiting[1]?.()
      expect((await both).map(statusOf)).toEqual([200, 200])
    },
    bad: {
      'a request that fails does not stop those after it': async () => {
        const { fetchInTurn } = await load(IN_TURN)
        const fetching = vi.fn<() => Promise<Response>>()
        fetching.mockRejectedValueOnce(new TypeError('fetch failed'))
        fetching.mockResolvedValueOnce(new Response('1'))
        vi.stubGlobal('fetch', fetching)
        const first = fetchInTurn?.(URL_ASKED)
        const second = fetchInTurn?.(URL_ASKED)
        await expect(first).rejects.toThrow('fetch failed')
        expect(statusOf(await second)).toBe(200)
      },
      'a limit that is reached holds back all that wait': async () => {
        const requests = answers(
          problem('ratelimit-exceeded'),
          { status: 200, body: 1 },
          { status: 201, body: 2 },
        )
        const { fetchInTurn } = await load(IN_TURN)
        const statuses = await atOnce(() =>
          Promise.all([fetchInTurn?.(URL_ASKED), fetchInTurn?.(URL_ASKED)]),
        )
        expect(statuses.map(statusOf)).toEqual([200, 201])
        expect(requests).toHaveLength(3)
      },
    },
  },
  [BALANCE]: {
    good: async () => {
      const { missingBalance } = await load(BALANCE)
      expect(await missingBalance?.(response(problem('insufficient-balance')))).toBe(5_000_000n)
    },
    bad: {
      'another error, or one without amounts, says nothing of the balance': async () => {
        const { missingBalance } = await load(BALANCE)
        const { status, body } = problem('insufficient-balance')
        const { balance: _, ...without } = body as Record<string, unknown>
        for (const answer of [shortage, PROXY, { status, body: without }])
          expect(await missingBalance?.(response(answer))).toBeUndefined()
      },
    },
  },
  [APPROVAL]: {
    good: async () => expect(await neededApproval(shortage)).toEqual(expected),
    bad: {
      'another error needs no approval': async () => {
        expect(await neededApproval(problem('insufficient-balance'))).toBeUndefined()
        expect(await neededApproval(PROXY)).toBeUndefined()
      },
      'a foreign token, spender or amount is refused': async () => {
        const foreign = `0x${'22'.repeat(20)}`
        await expect(neededApproval(asked({ token: foreign }))).rejects.toThrow('Unexpected token')
        await expect(neededApproval(asked({ spender: foreign }))).rejects.toThrow(
          'Unexpected spender',
        )
        await expect(neededApproval(asked({ amount: '7500001' }))).rejects.toThrow(
          'Unexpected amount',
        )
      },
    },
  },
  [PAUSES]: {
    good: async () => {
      const { isPaused, pauseNetwork } = await load(PAUSES)
      expect(isPaused?.(1)).toBe(false)
      vi.useFakeTimers()
      pauseNetwork?.(1)
      expect([isPaused?.(1), isPaused?.(10)]).toEqual([true, false])
      vi.advanceTimersByTime(30_000)
      expect(isPaused?.(1)).toBe(false)
    },
    bad: {},
  },
}
