import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { CACHE_FOLDER } from '#engine/node/project.ts'
import { isNetworkSample, recordedSnippets, SNIPPET_FOLDER } from '#engine/node/samples/files.ts'
import { apiErrors } from '#site/facts/errors/catalog.ts'
import { exampleAnswer, type FakeAnswer, problem } from '#site/samples/fake-api.ts'
import { SITE_ROOT } from '#support/folders.ts'
import { ACCOUNT, withStatus } from '#support/samples/answers.ts'
import { javascriptOf } from '#support/samples/javascript.ts'

/*
 * In one process, where a run takes milliseconds: `network.test.ts` runs samples as a reader does, each in a
 * process of its own, and this all of them against all answers.
 */

const folder = path.join(CACHE_FOLDER, `samples-${process.pid}`)
const files = (await recordedSnippets(SITE_ROOT)).filter(isNetworkSample)
let runs = 0

beforeAll(async () => {
  vi.stubEnv('SUSHI_API_KEY', 'example-key')
  vi.stubEnv('ACCOUNT', ACCOUNT)
  await mkdir(folder, { recursive: true })
})
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  await rm(folder, { recursive: true })
})

/** What a sample prints and then throws, if it does, when the API gives an answer. */
async function sayOf(file: string, answerTo: (url: URL) => FakeAnswer): Promise<string> {
  const printed: string[] = []
  vi.spyOn(console, 'log').mockImplementation((...values) => printed.push(values.join(' ')))
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const { status, body } = answerTo(new URL(address))
    // The next turn: a program may cancel what it has asked.
    await Promise.resolve()
    init?.signal?.throwIfAborted()
    return Response.json(body, { status })
  })
  try {
    await import(/* @vite-ignore */ await moduleOf(file))
  } catch (error) {
    printed.push(String(error))
  }
  return printed.join('\n')
}

/** The sample as a new module, which runs when it is imported. */
async function moduleOf(file: string): Promise<string> {
  const source = path.join(SITE_ROOT, SNIPPET_FOLDER, file)
  const text = (await readFile(source, 'utf8'))
    .replaceAll('0xYOUR_ADDRESS', ACCOUNT)
    .replace(
      /from '(\.[^']+)'/g,
      (_, target) => `from '${pathToFileURL(path.resolve(source, '..', target))}'`,
    )
  const module = path.join(folder, `${runs++}.mjs`)
  await writeFile(module, javascriptOf(text))
  return pathToFileURL(module).href
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
    /^Error: No quote to agree to: Partial$/,
    /^Error: No quote to agree to: NoWay$/,
  ],
  'swap/quote.network.ts': [/^Partial: /, /^Error: There is no route between these tokens$/],
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
    expect(await sayOf(file, exampleAnswer)).not.toContain('Error: ')
  })

  it.each(apiErrors)('takes $code for no answer', async ({ slug, code }) => {
    expect(await sayOf(file, () => problem(slug))).toMatch(saysToError(file, code))
  })
})

it.each(Object.entries(says))('%s says when there is no whole trade', async (file, texts) => {
  const [partial, none] = texts
  expect(await sayOf(file, withStatus('Partial'))).toMatch(partial)
  expect(await sayOf(file, noWay)).toMatch(none)
})
