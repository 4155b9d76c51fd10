import { describe, expect, it } from 'vitest'
import { apiErrors } from './catalog.ts'
import { errorBySlug, errorsOfCall, errorTypeUri } from './lookup.ts'
import { overloaded } from './overloaded.ts'

/** The published table: page, HTTP status, code. A second copy: whoever changes a code changes what clients read. */
const published = [
  ['validation', 422, '422-01'],
  ['estimate-gas', 422, '422-02'],
  ['insufficient-balance', 422, '422-03'],
  ['insufficient-allowance', 422, '422-04'],
  ['invalid-api-key', 401, '401-01'],
  ['unauthorized', 403, '403-01'],
  ['not-found', 404, '404-01'],
  ['ratelimit-exceeded', 429, '429-01'],
  ['server', 500, '500-01'],
  ['no-fresh-data', 500, '500-02'],
  ['service-unavailable', 503, '503-01'],
] as const

describe('apiErrors', () => {
  it.each(published)('%s has its published status and code', (slug, status, code) => {
    expect(errorBySlug(slug)).toMatchObject({ status, code })
  })

  it.each(apiErrors)('$slug has a code that begins with its status', ({ code, status }) => {
    expect(code).toMatch(new RegExp(`^${status}-\\d{2}$`))
  })

  it.each(['slug', 'code', 'listTitle', 'bodyTitle', 'meaning'] as const)(
    'has no %s twice',
    key => {
      const values = apiErrors.map(error => error[key])
      expect(new Set(values).size).toBe(values.length)
    },
  )

  it.each([
    ['invalid-api-key', 'Invalid API key'],
    ['not-found', 'The requested resource was not found'],
    ['ratelimit-exceeded', 'API key rate limit exceeded'],
    ['server', 'The server encountered an unexpected error'],
    ['service-unavailable', 'The service is currently unavailable'],
  ])('%s has the published text', (slug, text) => {
    expect(errorBySlug(slug).message.text).toBe(text)
  })

  it.each([
    ['insufficient-balance', ['token', 'sender', 'balance', 'amount']],
    ['insufficient-allowance', ['token', 'spender', 'sender', 'allowance', 'amount']],
  ])('%s has the published members', (slug, names) => {
    expect(errorBySlug(slug).extraMembers.map(({ name }) => name)).toEqual(names)
  })

  it('advises against repeating a request that needs a change', () => {
    for (const { retry, status } of apiErrors) {
      if (status < 500 && status !== 429) expect(retry).not.toBe('yes')
      else expect(retry).toBe('yes')
    }
  })
})

it('waits for a change exactly where the same request cannot pass', () => {
  for (const { retry, wait } of apiErrors) {
    expect(typeof wait === 'object').toBe(retry === 'no')
  }
})

it('has an answer without a code beside the catalog, not in it', () => {
  expect(apiErrors.map(({ status }) => Number(status))).not.toContain(overloaded.status)
  expect(overloaded).toMatchObject({ status: 529, calls: ['quote', 'swap', 'token'] })
})

describe('errorsOfCall', () => {
  it('is every error for a swap, and for other calls those that need no transaction', () => {
    expect(errorsOfCall('swap')).toEqual(apiErrors)
    const ofQuotes = errorsOfCall('quote').map(({ code }) => code)
    expect(ofQuotes).toEqual(
      apiErrors.filter(({ calls }) => calls !== 'transaction').map(({ code }) => code),
    )
    expect(ofQuotes).toContain('422-01')
    expect(ofQuotes).not.toContain('422-03')
    expect(errorsOfCall('prices')).toEqual(errorsOfCall('quote'))
  })
})

describe('errorBySlug', () => {
  it('names the known slugs when it finds none', () => {
    expect(() => errorBySlug('validaton')).toThrow(/"validaton".*validation, estimate-gas/)
  })
})

describe('errorTypeUri', () => {
  it('is the documented address', () => {
    expect(errorTypeUri('validation')).toBe('https://docs.sushi.com/api/errors/validation')
  })
})
