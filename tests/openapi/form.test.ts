import { describe, expect, it } from 'vitest'
import { explainedError } from '#engine/api-viewer/playground/answer.ts'
import { publishApi } from '#engine/node/api-definitions/publish-api.ts'
import { sushiApi } from '#site/api-definitions/sushi/definition.ts'
import { apiErrors as knownErrors } from '#site/extensions.ts'
import { apiErrors } from '#site/facts/errors/catalogue.ts'
import { blade, formOperation, sushi } from './support/apis.ts'

describe.each([
  ['Sushi', sushi],
  ['Blade', blade],
])('the file for the forms of %s', (_, { api, form, formFile }) => {
  it('holds every call of the page, with its fields', () => {
    const calls = api.tags.flatMap(({ operations }) => operations)
    expect(form.operations.map(({ id }) => id)).toEqual(calls.map(({ id }) => id))
    for (const { fields } of form.operations) expect(fields.length).toBeGreaterThan(0)
  })

  it('refers to nothing, and is smaller than the definition', () => {
    expect(formFile.text).not.toContain('$ref')
    expect(formFile.text.length).toBeLessThan(JSON.stringify(api).length / 2)
    expect(JSON.parse(formFile.text)).toEqual(form)
  })
})

describe('an answer', () => {
  const { operation: swap } = formOperation('swap')

  it.each(apiErrors)('with $code is explained, with its page', ({ code, slug, meaning }) => {
    expect(explainedError(swap, { code, type: 'javascript:alert(1)' })).toMatchObject({
      page: `/api/errors/${slug}`,
      meaning,
    })
  })

  it('is explained with a page below the base path', async () => {
    const { form } = await publishApi(sushiApi, knownErrors, '/docs/')
    const quote = form.operations.find(({ id }) => id === 'quote')
    expect(quote?.errors['401-01']?.page).toBe('/docs/api/errors/invalid-api-key')
  })
})
