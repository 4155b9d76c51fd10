import { expect, it } from 'vitest'
import { assistantUrl } from './assistant.ts'

const PAGE = 'https://docs.example.org/a?b=c&d#e'

it.each([
  { aiCta: true, origin: 'https://chatgpt.com' },
  { aiCta: {}, origin: 'https://chatgpt.com' },
  { aiCta: { url: 'https://chat.example.org/search' }, origin: 'https://chat.example.org' },
])('$aiCta asks $origin to research the page', ({ aiCta, origin }) => {
  const url = new URL(assistantUrl(aiCta, PAGE) ?? '')
  expect(url.origin).toBe(origin)
  expect(url.searchParams.get('q')).toContain(`Research the documentation page ${PAGE} `)
})

it('asks what a function makes of the address, and keeps the parameters of the assistant', () => {
  const query = (location: string) => `Explain ${location} & more`
  const url = new URL(assistantUrl({ url: 'https://chat.example.org/?m=1', query }, PAGE) ?? '')
  expect(Object.fromEntries(url.searchParams)).toEqual({ m: '1', q: `Explain ${PAGE} & more` })
})

it('is absent when the settings say so', () => {
  expect(assistantUrl(false, PAGE)).toBeUndefined()
})
