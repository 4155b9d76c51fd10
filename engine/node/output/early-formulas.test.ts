import { describe, expect, it } from 'vitest'
import { markEarlyFormulas, steadyMathFace } from './early-formulas.ts'

const paragraph = (length: number) => `<p title="${'t'.repeat(900)}">${'x'.repeat(length)}</p>`
const SCREEN = paragraph(600) + paragraph(600)

describe('a formula is early or not', () => {
  it.each([
    ['no formula', SCREEN, SCREEN],
    [
      'one among the first words, whatever attributes say',
      `${paragraph(600)}<math class="a"></math>`,
      `${paragraph(600)}<math data-early class="a"></math>`,
    ],
    ['one below a screen of words', `${SCREEN}<math></math>`, `${SCREEN}<math></math>`],
    [
      'two, of which one is',
      `<math></math>${SCREEN}<math></math>`,
      `<math data-early></math>${SCREEN}<math></math>`,
    ],
  ])('%s', (_, html, marked) => {
    expect(markEarlyFormulas(html)).toBe(marked)
  })
})

it('the face of an early one is as it was declared, never taken late, and not asked for on a first page of a phone', () => {
  const face = '@font-face{font-family:"Math";src:url(/m.woff2)format("woff2");font-display:swap}'
  const wide = '(min-width: 48em)'
  expect(steadyMathFace(`a{b:c}${face}d{e:f}`)).toBe(
    [
      face.replace('swap', 'optional').replace('Math', 'Steady math'),
      `@media ${wide}{math{font-family:"Steady math",math}}`,
      `@media not all and ${wide}{math[data-early]{font-family:math}`,
      '.face math[data-early]{font-family:"Steady math",math}}',
    ].join(''),
  )
  expect(() => steadyMathFace('a{b:c}')).toThrow('no face of formulas')
})
