import process from 'node:process'
import { parseEther } from 'viem'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NOBODYS_ADDRESS, YOUR_ADDRESS } from '#site/facts/api/placeholder.ts'
import { OLDEST_NODE } from '#site/facts/sdk/sample-tools.ts'
import {
  exampleAnswer,
  FAKE_API_KEY,
  type FakeAnswer,
  type FakeApi,
  startFakeApi,
} from '#site/samples/fake-api.ts'
import { followPage, installNode } from '#support/samples/follow-page.ts'

/* Only the API is an imitation. */

/** What the page sells, in ETH, and what a reader may write there instead. */
const [SHOWN, ANOTHER] = ['0.5', '0.02'] as const

/** The example answer, with the value of the amount that was asked for. */
function answerForAmount(url: URL): FakeAnswer {
  const { status, body } = exampleAnswer(url)
  const { tx, ...rest } = body as { tx?: object }
  const value = url.searchParams.get('amount')
  return { status, body: { ...rest, ...(tx && { tx: { ...tx, value } }) } }
}

let api: FakeApi
beforeEach(async () => {
  api = await startFakeApi(answerForAmount)
})
afterEach(() => api.stop())

/** What a reader makes of a file: a key and an account in place of what stands for them, and an amount of their own. */
const fillWith = (amount: string) => (code: string) =>
  code
    .replace('YOUR_API_KEY', FAKE_API_KEY)
    .replace(`=${YOUR_ADDRESS}`, `=${NOBODYS_ADDRESS}`)
    .replace(`parseEther('${SHOWN}')`, `parseEther('${amount}')`)

describe('the quickstart, followed to the letter', () => {
  it.each([
    ['it shows with the pinned Node', SHOWN, async () => process.execPath],
    [
      'it shows, of another amount, with the oldest Node that it promises',
      ANOTHER,
      () => installNode(OLDEST_NODE),
    ],
  ])('prints what %s', async (_, amount, node) => {
    const { printed, shown } = await followPage('/quickstart', {
      node: await node(),
      variables: { FAKE_API: api.url },
      fill: fillWith(amount),
    })
    expect(shown).toHaveLength(2)
    expect(printed).toEqual(shown.map(text => text.replaceAll(`${SHOWN} ETH`, `${amount} ETH`)))
    expect(shown.join('\n')).toContain(`${SHOWN} ETH`)
    expect(api.requests.filter(request => request.startsWith('/swap/'))).toHaveLength(1)
    const amounts = api.requests.map(request =>
      new URL(request, api.url).searchParams.get('amount'),
    )
    expect(new Set(amounts)).toEqual(new Set([String(parseEther(amount))]))
  })
})
