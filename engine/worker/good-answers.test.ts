import { describe, expect, it } from 'vitest'
import { type Answer, isGoodFile, isGoodPage } from './good-answers.ts'

const answer = (type: string, others: Partial<Answer> = {}): Answer => ({
  status: 200,
  type: 'basic',
  redirected: false,
  headers: new Headers({ 'content-type': type }),
  ...others,
})
const PAGE = 'text/html; charset=utf-8'

describe('a page', () => {
  it('is kept when it is whole, of this host, and that of its address', () => {
    expect(isGoodPage(answer(PAGE))).toBe(true)
  })

  it.each<[string, Answer]>([
    ['a page for unknown addresses', answer(PAGE, { status: 404 })],
    ['a part', answer(PAGE, { status: 206 })],
    ['an error', answer(PAGE, { status: 500 })],
    ['a redirect', answer(PAGE, { status: 0, type: 'opaqueredirect' })],
    ['what another address answered', answer(PAGE, { redirected: true })],
    ['what another host answered', answer(PAGE, { type: 'cors' })],
    ['Markdown', answer('text/markdown')],
  ])('is not kept when it is %s', (_, other) => expect(isGoodPage(other)).toBe(false))
})

describe('a file', () => {
  it.each([
    ['/assets/app-0123.js', 'text/javascript; charset=utf-8'],
    ['/assets/site-0123.css', 'text/css'],
    ['/assets/search-0123.json', 'application/json'],
    ['/assets/text-0123.woff2', 'font/woff2'],
    ['/images/logo.svg', 'image/svg+xml'],
  ])('%s is kept as %s, and not as a page', (name, type) => {
    expect(isGoodFile(name, answer(type))).toBe(true)
    expect(isGoodFile(name, answer(PAGE))).toBe(false)
    expect(isGoodFile(name, answer(type, { status: 404 }))).toBe(false)
    expect(isGoodFile(name, answer(type, { redirected: true }))).toBe(false)
  })

  it('of another kind is not kept', () => {
    expect(isGoodFile('/assets/other.bin', answer('application/octet-stream'))).toBe(false)
    expect(isGoodFile('/assets/other', answer('text/javascript'))).toBe(false)
  })
})
