import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { exampleProblem } from '#site/facts/api/example-problems.ts'
import { apiErrors } from '#site/facts/errors/catalog.ts'
import { codeOf } from '#support/api-pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'api-samples-'))
afterAll(() => rmSync(folder, { recursive: true }))

const titles = ['read-problem.ts', 'fetch-with-retry.ts', 'problem-from-sdk.ts', 'format-units.ts']
for (const title of titles) writeFileSync(join(folder, title), codeOf(title))

/** Runs a sample as a reader would: as a file of its own. */
async function sample(title: string): Promise<Record<string, (...args: unknown[]) => unknown>> {
  return import(/* @vite-ignore */ pathToFileURL(join(folder, title)).href)
}

const answer = (body: unknown, status: number) => new Response(JSON.stringify(body), { status })

describe('readProblem', () => {
  it.each(apiErrors)('reads the text of $slug', async ({ slug, status, code }) => {
    const { readProblem } = await sample('read-problem.ts')
    const body = exampleProblem(slug)
    const detail = body.detail ?? body.details
    const expected = { code, status, detail, errors: body.errors ?? [] }
    expect(await readProblem?.(answer(body, status))).toMatchObject(expected)
  })

  it.each([['null'], ['[]'], ['"x"'], ['{}'], ['<h1>Bad gateway</h1>'], ['']])(
    'finds no problem in %s',
    async text => {
      const { readProblem } = await sample('read-problem.ts')
      expect(await readProblem?.(new Response(text, { status: 502 }))).toBeUndefined()
    },
  )
})

describe('problemFromSdk', () => {
  it('takes the body out of the message', async () => {
    const { problemFromSdk } = await sample('problem-from-sdk.ts')
    const message = `Failed to fetch swap: ${JSON.stringify(exampleProblem('server'))}`
    expect(problemFromSdk?.(new Error(message))).toMatchObject({ code: '500-01' })
    expect(problemFromSdk?.(new Error('Failed to fetch swap: {'))).toBeUndefined()
    expect(problemFromSdk?.('Failed')).toBeUndefined()
  })
})

describe('fetchWithRetry', () => {
  const url = new URL('https://api.sushi.com/price/v1/1')
  const fetching = vi.fn<() => Promise<Response>>()

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', fetching)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    fetching.mockReset()
  })

  async function statusAfterRetries(): Promise<unknown> {
    const { fetchWithRetry } = await sample('fetch-with-retry.ts')
    const response = fetchWithRetry?.(url)
    await vi.runAllTimersAsync()
    return response instanceof Promise ? (await response).status : undefined
  }

  it.each(apiErrors)('repeats $slug only if the catalog says so', async error => {
    fetching.mockImplementation(async () => answer(exampleProblem(error.slug), error.status))
    expect(await statusAfterRetries()).toBe(error.status)
    expect(fetching).toHaveBeenCalledTimes(error.retry === 'yes' ? 4 : 1)
  })

  it('repeats a failure that is no problem detail, and returns the success after it', async () => {
    fetching.mockResolvedValueOnce(new Response('Bad gateway', { status: 502 }))
    fetching.mockResolvedValueOnce(answer(1, 200))
    expect(await statusAfterRetries()).toBe(200)
    expect(fetching).toHaveBeenCalledTimes(2)
  })
})

it('formatUnits writes base units as a decimal number', async () => {
  const { formatUnits } = await sample('format-units.ts')
  expect(formatUnits?.(1500000n, 6)).toBe('1.5')
  expect(formatUnits?.(5n, 2)).toBe('0.05')
  expect(formatUnits?.(3n, 0)).toBe('3')
})
