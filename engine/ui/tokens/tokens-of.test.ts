import { expect, it } from 'vitest'
import { tokensOf } from './tokens-of.ts'

/** The pieces of some code that have a color, each with its kind. */
const colored = (code: string) =>
  tokensOf(code).flatMap(({ text, kind }) => (kind ? [`${kind} ${text}`] : []))

it.each([
  ['const fee: bigint = 30n', ['keyword const', 'keyword bigint', 'number 30n']],
  [
    'await swap("a \\" b", 1.5) // done',
    ['keyword await', 'call swap', 'text "a \\" b"', 'number 1.5', 'comment // done'],
  ],
  ["curl --get 'https://a.example/x' \\", ["text 'https://a.example/x'"]],
  ['# a note\nprint(None)', ['comment # a note', 'call print', 'keyword None']],
  ['{ "chainId": 1, "ok": true }', ['text "chainId"', 'number 1', 'text "ok"', 'keyword true']],
  ['type A = `0x$string`', ['keyword type', 'text `0x$string`']],
  ['v2RouterAbi constant', []],
  ['{ symbol: string; from?: null }', ['keyword string', 'keyword null']],
  ['try:\n  pass', ['keyword try']],
])('%s', (code, pieces) => {
  expect(colored(code)).toEqual(pieces)
})

it('loses no character, and ends on code that does not', () => {
  for (const code of ['', '"open', "it's", '/* open', '`a b` c', 'x = (1 +\n\t2) #y']) {
    expect(
      tokensOf(code)
        .map(({ text }) => text)
        .join(''),
    ).toBe(code)
  }
})
