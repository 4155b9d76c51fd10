import { readFileSync } from 'node:fs'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Operation } from '#engine/api-viewer/operation.tsx'
import { buildRequest, exampleValues } from '#engine/api-viewer/request/build-request.ts'
import { requestParts } from '#engine/api-viewer/request/request-parts.ts'
import { sampleLanguages } from '#engine/api-viewer/request/samples.ts'
import { Responses } from '#engine/api-viewer/responses.tsx'
import { requestLanguages } from '#site/extensions.ts'
import { apiErrors } from '#site/facts/errors/catalog.ts'
import { errorsOfCall } from '#site/facts/errors/lookup.ts'
import { blade, sushi } from '#support/apis.ts'

it('the answers of a swap link every error of the catalog to its page', () => {
  const swap = sushi.api.tags.flatMap(tag => tag.operations).find(({ id }) => id === 'swap')
  const markup = renderToStaticMarkup(createElement(Responses, { answers: swap?.answers ?? [] }))
  const said = textOf(fromHtml(markup, { fragment: true }))
  for (const { slug, code } of apiErrors) {
    expect(markup).toContain(`href="/api/errors/${slug}"`)
    expect(said).toContain(code)
  }
})

it.each([
  ['sushi-api', sushi, ', optional'],
  ['blade-api', blade, ''],
] as const)('every call of %s leads to the page about its key', (fragment, { api }, optional) => {
  const operations = api.tags.flatMap(tag => tag.operations)
  expect(operations).not.toEqual([])
  for (const operation of operations) {
    const markup = renderToStaticMarkup(
      createElement(Operation, { api, operation, children: undefined }),
    )
    expect(markup).toContain(
      `Authentication: <a href="/api/authentication#${fragment}">API key</a>${optional}</p>`,
    )
  }
})

it('what is switched never has more contents than the style sheet has rules for', () => {
  const operations = [sushi, blade].flatMap(({ api }) => api.tags.flatMap(tag => tag.operations))
  const counts = operations.flatMap(({ answers }) => [
    answers.length,
    ...answers.map(
      ({ response }) => Object.keys(response.content['application/json'].examples ?? {}).length,
    ),
  ])
  const sheet = new URL('../../engine/api-viewer/switch.module.css', import.meta.url)
  const rules = readFileSync(sheet, 'utf8').match(/nth-of-type/g) ?? []
  expect(counts).not.toEqual([])
  expect(Math.max(...counts, sampleLanguages(requestLanguages).length)).toBeLessThanOrEqual(
    rules.length,
  )
})

it.each(['curl', 'fetch', 'python'])('each parameter of an example is told in %s', id => {
  const language = sampleLanguages(requestLanguages).find(each => each.id === id)
  if (!language) throw new Error(`there is no language ${id}`)
  for (const { form } of [sushi, blade])
    for (const operation of form.operations) {
      const request = buildRequest(form, operation, exampleValues(operation))
      const told = requestParts(language.write(request), request).map(({ name }) => name)
      const sent = operation.fields.filter(
        ({ example, placeholder }) => example !== undefined || placeholder !== undefined,
      )
      expect(sent, operation.id).not.toEqual([])
      expect(new Set(told), operation.id).toEqual(new Set(sent.map(({ name }) => name)))
    }
})

it('the errors that the facts have for a call are those of its definition', () => {
  const operations = sushi.api.tags.flatMap(tag => tag.operations)
  for (const name of ['price', 'prices', 'quote', 'swap'] as const) {
    const answers = operations.find(({ id }) => id === name)?.answers ?? []
    const codes = answers.flatMap(({ errors }) => errors.map(({ code }) => code))
    expect(codes.toSorted()).toEqual(
      errorsOfCall(name)
        .map(({ code }) => code)
        .toSorted(),
    )
  }
})

it('the groups of both APIs hold all their calls', () => {
  const count = ({ api }: typeof blade) => api.tags.flatMap(({ operations }) => operations).length
  expect(count(sushi)).toBe(6)
  expect(count(blade)).toBe(5)
})
