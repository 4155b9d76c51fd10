import { expect, it } from 'vitest'
import { askUrl, assistantUrl, questionOf } from './assistant.ts'

const PAGE = 'https://docs.example.org/a?b=c&d#e'

it.each([
  { aiCta: true, origin: 'https://chatgpt.com' },
  { aiCta: {}, origin: 'https://chatgpt.com' },
  { aiCta: { url: 'https://chat.example.org/search' }, origin: 'https://chat.example.org' },
])('$aiCta asks $origin to research the page', ({ aiCta, origin }) => {
  const url = new URL(assistantUrl(aiCta, PAGE) ?? '')
  expect(url.origin).toBe(origin)
  expect(url.searchParams.get('q')).toContain(`Research ${PAGE} `)
})

it('asks what a function makes of the address, and keeps the parameters of the assistant', () => {
  const query = (location: string) => `Explain ${location} & more`
  const url = new URL(assistantUrl({ url: 'https://chat.example.org/?m=1', query }, PAGE) ?? '')
  expect(Object.fromEntries(url.searchParams)).toEqual({ m: '1', q: `Explain ${PAGE} & more` })
})

it('is absent when the settings say so', () => {
  expect(assistantUrl(false, PAGE)).toBeUndefined()
})

it('other assistants are asked the same, and of another page the same but for its address', () => {
  const asked = (page: string, pattern: string) =>
    new URL(askUrl(pattern, questionOf(assistantUrl(true, page) ?? '')))
  const other = 'https://docs.example.org/$&+b%20c'
  for (const pattern of [
    'https://a.example/?q=:question',
    'https://b.example/x?m=1&text=:question&z=2',
  ]) {
    const [first, second] = [PAGE, other].map(page => {
      const { searchParams } = asked(page, pattern)
      const question = searchParams.get('q') ?? searchParams.get('text') ?? ''
      expect(question).toBe(questionOf(assistantUrl(true, page) ?? ''))
      return question.replace(page, 'PAGE')
    })
    expect(first).toBe(second)
    expect(first).toContain('PAGE')
  }
  expect(asked(PAGE, 'https://b.example/x?m=1&text=:question&z=2').searchParams.get('z')).toBe('2')
})
