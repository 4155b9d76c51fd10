import { describe, expect, it } from 'vitest'
import { buildRequest, exampleValues } from '#engine/api-viewer/request/build-request.ts'
import {
  exampleNoWay,
  examplePrice,
  examplePrices,
  exampleQuote,
  exampleSwap,
} from '#site/facts/api/examples.ts'
import { NOBODYS_ADDRESS, YOUR_ADDRESS } from '#site/facts/api/placeholder.ts'
import { readApiPages } from '#support/api-pages.ts'
import { formOperation } from '#support/apis.ts'
import { writerIn } from '#support/samples/languages.ts'

const toCurl = writerIn('curl')
const pages = readApiPages()

/** The bodies of a call's answers with a status. The build holds each against its schema. */
function examplesOf(id: string, status: number): unknown[] {
  return formOperation(id)
    .operation.examples.filter(example => example.status === status)
    .map(({ value }) => value)
}

/** A value of a page as the definition holds it: with an address where the page has a placeholder. */
function inDefinition(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll(YOUR_ADDRESS, NOBODYS_ADDRESS))
}

describe('the answers of the example pages are those of the definition', () => {
  it.each([
    ['price', 'pricing', 'examplePrice', examplePrice],
    ['prices', 'pricing', 'examplePrices', examplePrices],
    ['quote', 'quote', 'exampleQuote', exampleQuote],
    ['quote', 'quote', 'exampleNoWay', exampleNoWay],
    ['swap', 'swap', 'exampleSwap', exampleSwap],
  ])('%s on the page %s: %s', (id, page, name, value) => {
    const text = pages.find(each => each.name === `examples/${page}`)?.text
    expect(text).toMatch(new RegExp(`<ExampleResponse[^>]*value=\\{${name}\\}`))
    expect(examplesOf(id, 200)).toContainEqual(inDefinition(value))
  })
})

describe('the requests of the example pages are those of the definition', () => {
  /** The parts of a command, whatever their order; where the key goes is not part of the example. */
  const partsOf = (command: string) =>
    command
      .trim()
      .replace('curl --get', 'curl')
      .split(/ \\\n\s*/)
      .filter(part => !part.includes('apiKey='))
      .sort()

  it.each([
    ['price', 'pricing', 0],
    ['prices', 'pricing', 1],
    ['quote', 'quote', 0],
    ['swap', 'swap', 0],
  ])('%s on the page %s', (id, page, index) => {
    const { form, operation } = formOperation(id)
    const fences = pages.find(each => each.name === `examples/${page}`)?.fences ?? []
    const command = fences.filter(({ title }) => title === 'curl')[index]?.code ?? ''
    const request = buildRequest(form, operation, exampleValues(operation))
    expect(partsOf(command)).toEqual(partsOf(toCurl(request)))
  })
})
