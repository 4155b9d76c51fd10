import { expect, it } from 'vitest'
import { problemBody } from './problem-body.ts'

it('puts the text into the member that the error uses', () => {
  expect(problemBody('server')).toHaveProperty(
    'detail',
    'The server encountered an unexpected error',
  )
  expect(problemBody('unauthorized')).toHaveProperty('details', 'IP not whitelisted')
  expect(problemBody('unauthorized')).not.toHaveProperty('detail')
})

it('asks for a text where none is published', () => {
  expect(() => problemBody('estimate-gas')).toThrow(/no fixed text/)
  expect(problemBody('estimate-gas', 'out of gas')).toHaveProperty('details', 'out of gas')
})
