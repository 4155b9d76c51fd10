import { describe, expect, it } from 'vitest'
import { hasEarlyFormula, steadyMathFace } from './early-formulas.ts'

const paragraph = (length: number) => `<p title="${'t'.repeat(900)}">${'x'.repeat(length)}</p>`

describe('a formula', () => {
  it.each([
    ['no formula', paragraph(10), false],
    ['one among the first words, whatever attributes say', `${paragraph(600)}<math></math>`, true],
    ['one below a screen of words', `${paragraph(600)}${paragraph(600)}<math></math>`, false],
  ])('is early or not: %s', (_, html, isEarly) => {
    expect(hasEarlyFormula(html)).toBe(isEarly)
  })
})

it('the face of an early one is as it was declared, and never taken late', () => {
  const face = '@font-face{font-family:"Math";src:url(/m.woff2)format("woff2");font-display:swap}'
  expect(steadyMathFace(`a{b:c}${face}d{e:f}`)).toBe(
    `${face.replace('swap', 'optional').replace('Math', 'Steady math')}math{font-family:"Steady math",math}`,
  )
  expect(() => steadyMathFace('a{b:c}')).toThrow('no face of formulas')
})
