import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { isNetworkSample, recordedSnippets, SNIPPET_FOLDER } from '#engine/node/samples/files.ts'
import { apiErrors } from '#site/facts/errors/catalog.ts'
import { exampleAnswer, type FakeAnswer, problem } from '#site/samples/fake-api.ts'
import { SITE_ROOT } from '#support/folders.ts'
import { ACCOUNT, withStatus } from '#support/samples/answers.ts'
import { PROGRAM_FOLDER, programOfFile, sayOf, stubApi } from '#support/samples/program.ts'

/*
 * In one process, where a run takes milliseconds: `network.drill.ts` runs samples as a reader does, each in a
 * process of its own, and this all of them against all answers.
 */

const files = (await recordedSnippets(SITE_ROOT)).filter(isNetworkSample)

beforeAll(() => {
  vi.stubEnv('SUSHI_API_KEY', 'example-key')
  vi.stubEnv('ACCOUNT', ACCOUNT)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  await rm(PROGRAM_FOLDER, { recursive: true })
})

/** What a sample prints and then throws, if it does, when the API gives an answer. */
async function answered(file: string, answerTo: (url: URL) => FakeAnswer): Promise<string> {
  const text = await readFile(path.join(SITE_ROOT, SNIPPET_FOLDER, file), 'utf8')
  stubApi(answerTo)
  return sayOf(await programOfFile(file, text.replaceAll('0xYOUR_ADDRESS', ACCOUNT)))
}

const noWay = () => ({ status: 200, body: { status: 'NoWay' } })

/** What each sample that asks for a trade says when there is no whole one: to Partial, and to NoWay. */
const says: Readonly<Record<string, readonly [partial: RegExp, noWay: RegExp]>> = {
  'sdk/quote/cancel.network.ts': [/^AbortError$/, /^AbortError$/],
  'sdk/quote/get-quote.network.ts': [/^Partial\n/, /^There is no route between these tokens$/],
  'sdk/swap/get-swap.network.ts': [/^Only a part/, /^There is no route between these tokens$/],
  'sdk/swap/read-error.network.ts': [/^$/, /^$/],
  'sdk/swap/without-simulate.network.ts': [
    /^Nothing to send: Partial$/,
    /^Nothing to send: NoWay$/,
  ],
  'sdk/viem/extend.network.ts': [/^Partial$/, /^NoWay$/],
  'swap/prepare.network.ts': [
    /^Error: No route for the whole amount: request a smaller amount$/,
    /^Error: No route: choose another token or amount$/,
  ],
  'swap/quote.network.ts': [
    /^Error: Only a part can be swapped: ask for less$/,
    /^Error: There is no route between these tokens$/,
  ],
}

/** What a sample says to an error, where it is not the error itself. */
function saysToError(file: string, code: string): RegExp {
  if (file.startsWith('sdk/price/')) return /^Error: No price/
  if (file === 'sdk/quote/cancel.network.ts') return /^AbortError$/
  if (file === 'sdk/swap/read-error.network.ts') return new RegExp(`^${code} \\S`)
  return new RegExp(`^Error: Failed to fetch (quote|swap): \\{.*"code":"${code}"`)
}

it('every sample that asks for a trade is in the table', () => {
  const trades = files.filter(file => !file.startsWith('sdk/price/'))
  expect(trades).toEqual(Object.keys(says))
})

describe.each(files)('%s', file => {
  it('runs with the example answer', async () => {
    expect(await answered(file, exampleAnswer)).not.toContain('Error: ')
  })

  it.each(apiErrors)('takes $code for no answer', async ({ slug, code }) => {
    expect(await answered(file, () => problem(slug))).toMatch(saysToError(file, code))
  })
})

it.each(Object.entries(says))('%s says when there is no whole trade', async (file, texts) => {
  const [partial, none] = texts
  expect(await answered(file, withStatus('Partial'))).toMatch(partial)
  expect(await answered(file, noWay)).toMatch(none)
})
