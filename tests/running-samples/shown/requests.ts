import { execFile } from 'node:child_process'
import process from 'node:process'
import { promisify } from 'node:util'
import { expect, vi } from 'vitest'
import { BLADE_HOST } from '#site/facts/api/blade-api.ts'
import { exampleQuote } from '#site/facts/api/examples.ts'
import { API_HOST } from '#site/facts/api/host.ts'
import {
  exampleAnswer,
  FAKE_API_KEY,
  type FakeAnswer,
  problem,
  startFakeApi,
} from '#site/samples/fake-api.ts'
import { ACCOUNT, withStatus } from '#support/samples/answers.ts'
import { startFakeBlade } from '#support/samples/fake-blade.ts'
import { programOf, sayOf, stubApi } from '#support/samples/program.ts'
import { codeShown } from '#support/samples/shown.ts'
import type { Runs, RunsBySample } from './runs.ts'

const run = promisify(execFile)

/** What a command of a page prints when its host is an imitation, and what that is asked. */
async function curled(id: string, key: string): Promise<{ printed: unknown; asked: URL }> {
  const [api, blade] = await Promise.all([startFakeApi(), startFakeBlade()])
  try {
    const command = codeShown(id).replace(API_HOST, api.url).replace(BLADE_HOST, blade.url)
    const { stdout } = await run('sh', ['-c', command], {
      env: { ...process.env, SUSHI_API_KEY: key, BLADE_API_KEY: key, NO_PROXY: '*', no_proxy: '*' },
    })
    const requests = [...api.requests, ...blade.requests.map(request => request.path)]
    expect(requests).toHaveLength(1)
    return { printed: JSON.parse(stdout), asked: new URL(requests[0] ?? '', API_HOST) }
  } finally {
    await Promise.all([api.stop(), blade.stop()])
  }
}

/** A command that asks the Sushi API, and sends a key. */
const command = (id: string): Runs => ({
  good: async () => {
    const { printed, asked } = await curled(id, FAKE_API_KEY)
    expect(printed).toEqual(JSON.parse(JSON.stringify(exampleAnswer(asked).body)))
    expect(asked.searchParams.get('apiKey')).toBe(FAKE_API_KEY)
  },
  bad: {},
})

/** What a program of a page prints when the API gives an answer. */
async function said(id: string, answerTo: (url: URL) => FakeAnswer, account?: string) {
  vi.stubEnv('SUSHI_API_KEY', FAKE_API_KEY)
  const asked = stubApi(answerTo)
  const code = codeShown(id).replace("'YOUR_ADDRESS'", `'${account ?? 'YOUR_ADDRESS'}'`)
  return { printed: await sayOf(await programOf(code)), asked }
}

const always =
  (body: unknown, status = 200) =>
  () => ({ status, body })
const printed = async (...given: Parameters<typeof said>) => (await said(...given)).printed

const BLADE = 'api/authentication#curl 2'
const SWAP_COMMAND = 'api/examples/swap#curl'

/** How a program says that the API returned an error. */
const failure = (id: string, what: string): Runs['bad'] => ({
  'an error of the API': async () => {
    const text = await printed(id, () => problem('no-fresh-data'), ACCOUNT)
    expect(text).toMatch(new RegExp(`^Error: ${what} request failed: 500 .*"code":"500-02"`))
  },
  'words of a proxy': async () =>
    expect(await printed(id, always('<h1>Bad gateway</h1>', 502), ACCOUNT)).toBe(
      `Error: ${what} request failed: 502 <h1>Bad gateway</h1>`,
    ),
})

const noKey = (id: string): Runs['bad'] => ({
  'a key that is not set': async () => {
    const asked = stubApi(exampleAnswer)
    vi.stubEnv('SUSHI_API_KEY', '')
    const code = codeShown(id).replace("'YOUR_ADDRESS'", `'${ACCOUNT}'`)
    expect(await sayOf(await programOf(code))).toBe('Error: Set SUSHI_API_KEY to your API key')
    expect(asked).toEqual([])
  },
})

/** A program of an example page: it says how its request failed, and that it needs a key. */
const program = (id: string, what: string, runs: (id: string) => Runs): RunsBySample => {
  const { good, bad } = runs(id)
  return { [id]: { good, bad: { ...failure(id, what), ...noKey(id), ...bad } } }
}

/** How the requests on the example pages and the page about keys are run. */
export const requestRuns: RunsBySample = {
  'api/authentication#curl': command('api/authentication#curl'),
  'api/errors/invalid-api-key#curl': command('api/errors/invalid-api-key#curl'),
  'api/examples/pricing#curl': command('api/examples/pricing#curl'),
  'api/examples/pricing#curl 2': command('api/examples/pricing#curl 2'),
  'api/examples/quote#curl': command('api/examples/quote#curl'),
  [SWAP_COMMAND]: {
    ...command(SWAP_COMMAND),
    bad: {
      'as it is on the page it names no account': async () => {
        const { asked } = await curled(SWAP_COMMAND, FAKE_API_KEY)
        expect(asked.searchParams.get('sender')).toBe('YOUR_ADDRESS')
      },
      'a wrong key': async () =>
        expect((await curled(SWAP_COMMAND, 'wrong')).printed).toMatchObject({ code: '401-01' }),
    },
  },
  [BLADE]: {
    good: async () =>
      expect((await curled(BLADE, FAKE_API_KEY)).printed).toMatchObject({ pool_type: 'offchain' }),
    bad: {
      'a wrong key': async () =>
        expect((await curled(BLADE, 'wrong')).printed).toMatchObject({ errorType: 'Forbidden' }),
    },
  },
  ...program('api/examples/pricing#TypeScript', 'Price', id => ({
    good: async () => expect(await printed(id, exampleAnswer)).toBe('1 SUSHI = 1 USD'),
    bad: {
      'an answer that is no number': async () =>
        expect(await printed(id, always({}))).toBe('Error: The answer is not a number'),
    },
  })),
  ...program('api/examples/pricing#TypeScript 2', 'Price', id => ({
    good: async () => expect(await printed(id, exampleAnswer)).toBe('1'),
    bad: {
      'a token without a price': async () =>
        expect(await printed(id, always({}))).toBe('undefined'),
    },
  })),
  ...program('api/examples/quote#TypeScript', 'Quote', id => ({
    good: async () =>
      expect(await printed(id, exampleAnswer)).toBe(
        `Success ${exampleQuote.assumedAmountOut} base units of SUSHI`,
      ),
    bad: {
      'a part only': async () =>
        expect(await printed(id, withStatus('Partial'))).toMatch(/^Partial /),
      'no route': async () =>
        expect(await printed(id, always({ status: 'NoWay' }))).toBe(
          'There is no route between these tokens',
        ),
    },
  })),
  ...program('api/examples/swap#TypeScript', 'Swap', id => ({
    good: async () => {
      const { printed, asked } = await said(id, exampleAnswer, ACCOUNT)
      expect(printed).toContain(`from: '${ACCOUNT}'`)
      expect(asked[0]?.searchParams.get('sender')).toBe(ACCOUNT)
      expect(asked[0]?.searchParams.get('simulate')).toBe('true')
    },
    bad: {
      'a placeholder that nobody replaced': async () => {
        const { printed, asked } = await said(id, exampleAnswer)
        expect(printed).toMatch(/^Error: Replace YOUR_ADDRESS/)
        expect(asked).toEqual([])
      },
      'a part only, or no route': async () => {
        for (const status of ['Partial', 'NoWay'])
          expect(await printed(id, withStatus(status), ACCOUNT)).toBe(
            `Error: No transaction to send: the status is ${status}`,
          )
      },
    },
  })),
}
