import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ApiAnswer } from '#model/api/api.ts'
import { Responses } from './responses.tsx'

const content = (value: string) =>
  ({
    'application/json': {
      schema: { type: 'string' },
      examples: { one: { summary: 'One', value } },
    },
  }) as const

const answers: readonly ApiAnswer[] = [
  {
    status: '200',
    response: { description: 'It went well.', content: content('fine') },
    errors: [],
  },
  {
    status: '401',
    response: { description: 'It did not.', content: content('no'), 'x-error-codes': ['401-01'] },
    errors: [
      {
        code: '401-01',
        status: 401,
        title: 'Wrong key',
        meaning: 'No such key.',
        page: '/errors/key',
      },
    ],
  },
]

it('opens the first answer, and names errors in place of a description', () => {
  const [first = '', second = ''] = renderToStaticMarkup(
    createElement(Responses, { answers }),
  ).split(/(?=<details[^>]*>\s*<summary><b)/)
  expect(first).toMatch(/^<details[^>]* open=""/)
  expect(first).toContain('It went well.')
  expect(second).not.toMatch(/^<details[^>]* open/)
  expect(second).toContain('401-01 Wrong key')
  expect(second).toContain('<a href="/errors/key">401-01 Wrong key</a>: No such key.')
  expect(second).not.toContain('It did not.')
})
