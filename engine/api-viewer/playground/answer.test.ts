import { describe, expect, it } from 'vitest'
import { words } from '#words'
import {
  type Answer,
  explainedError,
  failed,
  parameterErrors,
  replay,
  shownBody,
} from './answer.ts'
import { answerTitle, mediaTypeWords } from './answer-words.ts'

describe('an answer', () => {
  const errors = {
    '401-01': { summary: '401-01 Key', meaning: 'The key is wrong.', page: '/docs/errors/key' },
  }

  it('with a documented code is explained, with the page of the definition', () => {
    const answer = { code: '401-01', type: 'javascript:alert(1)', title: 'Other' }
    expect(explainedError({ errors }, answer)).toBe(errors['401-01'])
  })

  it.each([{ code: '418-01' }, { code: 'toString' }, { code: 1 }, [], null, 'x', undefined])(
    'such as %j is explained by nothing',
    json => {
      expect(explainedError({ errors }, json)).toBeUndefined()
    },
  )

  it('lists the parameters that it names', () => {
    const entries = [{ parameter: 'tokenIn', detail: 'Required' }, { parameter: 1 }, null]
    expect(parameterErrors({ errors: entries })).toEqual([
      { parameter: 'tokenIn', detail: 'Required' },
    ])
    expect(parameterErrors({ errors: 'none' })).toEqual([])
  })

  it('of 5 MB is shown in part, unparsed', async () => {
    const text = `"${'x'.repeat(5_000_000)}"`
    const body = new Blob([text])
    const shown = await shownBody(body)
    expect(shown.json).toBeUndefined()
    expect(shown.isShortened).toBe(true)
    expect(shown.text).toBe(text.slice(0, 20_000))
    expect(shown.body).toBe(body)
  })

  it('that is JSON is indented', async () => {
    expect((await shownBody(new Blob(['{"a":1}']))).text).toBe('{\n  "a": 1\n}')
    expect((await shownBody(new Blob(['{"a":']))).text).toBe('{"a":')
  })

  it('keeps every digit, and shows a body of nothing but brackets', async () => {
    const body = '{"gasPrice":12345678901234567890,"price":1.10}'
    expect((await shownBody(new Blob([body]))).text).toBe(
      '{\n  "gasPrice": 12345678901234567890,\n  "price": 1.10\n}',
    )
    const deep = '['.repeat(90_000) + ']'.repeat(90_000)
    expect((await shownBody(new Blob([deep]))).isShortened).toBe(true)
  })

  it('of another type is named as such', async () => {
    const shown = await shownBody(new Blob(['<h1>Bad gateway</h1>']))
    const said = (type: string) =>
      mediaTypeWords({ isExample: false, headers: [['content-type', type]], ...shown })
    expect(said('text/html')).toMatch(/^The answer is text\/html, not JSON/)
    expect(said('application/json')).toMatch(/cannot be read as JSON/)
  })

  it.each(['Application/JSON', 'APPLICATION/Problem+Json; charset=utf-8'])(
    'of the type %s is JSON',
    async type => {
      const shown = await shownBody(new Blob(['{}']))
      const headers = [['content-type', type]] as const
      expect(mediaTypeWords({ isExample: false, headers, ...shown })).toBeUndefined()
    },
  )

  it('without a body says nothing of its type', async () => {
    const shown = await shownBody(new Blob([]))
    for (const headers of [[], [['content-type', 'text/html']]] as const)
      expect(mediaTypeWords({ isExample: false, headers, ...shown })).toBeUndefined()
  })

  it('is incomplete when it failed after its status, and none when there is no status', async () => {
    const shown = await shownBody(new Blob(['{"a":']))
    for (const failure of ['canceled midway', 'cut off'] as const) {
      const answer: Answer = { isExample: false, status: 500, headers: [], ...shown, failure }
      expect(answerTitle(answer)).toBe('Incomplete answer · 500 · 5 bytes')
    }
    for (const failure of ['canceled', 'offline', 'unreachable'] as const)
      expect(answerTitle(failed(failure, 7))).toBe('No answer · 7 ms')
  })

  it('counts one byte, one header and one entry as one', async () => {
    const one = {
      isExample: false,
      status: 200,
      headers: [],
      ...(await shownBody(new Blob(['1']))),
    }
    expect(answerTitle(one)).toBe('Answer · 200 · 1 byte')
    expect(words.headersRead(1)).toBe('1 header that this page may read')
    expect(words.headersRead(2)).toBe('2 headers that this page may read')
    expect([words.entries(1), words.entries(2)]).toEqual(['1 entry', '2 entries'])
  })

  it('that is an example is shown like one that came', async () => {
    const example = { status: 200, name: 'price', summary: 'A price', value: { price: 1 } }
    expect(await replay(example)).toMatchObject({
      isExample: true,
      status: 200,
      json: { price: 1 },
      text: '{\n  "price": 1\n}',
    })
  })
})
