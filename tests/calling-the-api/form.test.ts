import { describe, expect, it } from 'vitest'
import { explainedError } from '#engine/api-viewer/playground/answer.ts'
import { fieldError, togetherError } from '#engine/api-viewer/playground/validate.ts'
import { exampleValues } from '#engine/api-viewer/request/build-request.ts'
import { publishApis } from '#engine/node/api-definitions/published-apis.ts'
import * as extensions from '#site/extensions.ts'
import { apiErrors } from '#site/facts/errors/catalog.ts'
import { blade, formOperation, sushi } from '#support/apis.ts'

describe.each([
  ['Sushi', sushi],
  ['Blade', blade],
])('the forms of %s', (_, { api, form }) => {
  it('are there for every call of the page, with its fields', () => {
    const calls = api.tags.flatMap(({ operations }) => operations)
    expect(calls).not.toEqual([])
    expect(form.operations.map(({ id }) => id)).toEqual(calls.map(({ id }) => id))
    for (const { fields } of form.operations) expect(fields.length).toBeGreaterThan(0)
  })

  it('begin with nothing wrong between fields', () => {
    for (const operation of form.operations)
      expect(togetherError(operation, exampleValues(operation)), operation.id).toBeUndefined()
  })

  it('have nothing to resolve, and are less than half of the definition', () => {
    const text = JSON.stringify(form)
    expect(text).not.toContain('$ref')
    expect(text.length).toBeLessThan(JSON.stringify(api).length / 2)
  })
})

it.each(['days_to_lock', 'lock_time', 'output_pool_tokens'])(
  '%s of a deposit is not below 0',
  name => {
    const { operation } = formOperation('depositAssets')
    const field = operation.fields.find(each => each.name === name)
    expect(field && fieldError(field, '-1')).toBe('Expected at least 0')
    expect(field && fieldError(field, '0')).toBeUndefined()
  },
)

describe('an answer', () => {
  const { operation: swap } = formOperation('swap')

  it.each(apiErrors)('with $code is explained, with its page', ({ code, slug, meaning }) => {
    expect(explainedError(swap, { code, type: 'javascript:alert(1)' })).toMatchObject({
      page: `/api/errors/${slug}`,
      meaning,
    })
  })

  it('is explained with a page below the base path', async () => {
    const apis = await publishApis(extensions, '/docs/')
    const { operations = [] } = apis.get('openapi.yaml')?.form ?? {}
    const quote = operations.find(({ id }) => id === 'quote')
    expect(quote?.errors['401-01']?.page).toBe('/docs/api/errors/invalid-api-key')
  })
})
