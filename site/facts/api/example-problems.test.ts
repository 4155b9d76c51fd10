import { describe, expect, it } from 'vitest'
import { apiErrors } from '../errors/catalog.ts'
import { exampleProblem, exampleShortage } from './example-problems.ts'

describe('exampleProblem', () => {
  it.each(apiErrors)('$slug has the documented members', ({ slug, status, code, extraMembers }) => {
    const body = exampleProblem(slug)
    expect(body).toMatchObject({ status, code })
    expect(Object.keys(body).slice(5)).toEqual(extraMembers.map(({ name }) => name))
  })

  it('lists the parameters that a swap requires', () => {
    const entry = (parameter: string) => ({ detail: 'Required', parameter })
    const required = ['tokenIn', 'tokenOut', 'sender', 'amount']
    expect(exampleProblem('validation').errors).toEqual(required.map(entry))
  })

  it('leaves no template in a text', () => {
    expect(exampleProblem('no-fresh-data').details).toBe('Network 1 data timeout')
  })

  it('names no usable sender', () => {
    expect(exampleProblem('insufficient-balance').sender).not.toMatch(/^0x/)
  })

  it('says its amounts in whole tokens', () => {
    expect(exampleShortage).toEqual({ available: '2.5', needed: '7.5', missing: '5' })
  })
})
