import { fromHtml } from 'hast-util-from-html'
import { expect, it } from 'vitest'
import { renderFormula } from './formula.ts'
import { formulaWords } from './formula-words.ts'

it.each([
  ['x y = k', 'x y equals k'],
  ['L = p x + y', 'capital L equals p x plus y'],
  ['2^{96}', '2 to the power 96'],
  ['a^2 + b^3', 'a squared plus b cubed'],
  ["q'_i", 'q prime sub i'],
  ['q_i^{v_i}', 'q sub i to the power v sub i'],
  ['e^{-a \\theta} - 1', 'e to the power minus a theta end power minus 1'],
  ['\\frac{T}{S}', 'capital T over capital S'],
  ['\\frac{\\Delta y}{\\Delta x}', 'delta y over delta x'],
  ['\\frac{x + 1}{y}', 'the fraction with numerator x plus 1 and denominator y, end fraction'],
  [
    '\\sqrt{p_1} \\le \\sqrt{x y}',
    'the square root of p sub 1 is at most the square root of x y, end root',
  ],
  ['\\sqrt[3]{x}', 'the root of degree 3 of x, end root'],
  ['\\sum_i p_i q_i', 'the sum over i of p sub i q sub i'],
  ['\\sum_{i=1}^n i', 'the sum from i equals 1 to n of i'],
  ['\\prod_i r_i^{v_i}', 'the product over i of r sub i to the power v sub i'],
  ['\\left\\lfloor \\ln p \\right\\rfloor', 'the floor of the natural logarithm of p end floor'],
  ['\\min\\left(x, y\\right)', 'the minimum of open parenthesis x, y close parenthesis'],
  ['\\text{minted} = a \\qquad b = 1', 'minted equals a; b equals 1'],
  ['R_{\\$} \\approx 10\\%', 'capital R sub dollar is about 10 percent'],
  ['\\Omega \\cdot \\phi', 'capital omega times phi'],
])('says %s', (formula, words) => {
  for (const displayMode of [true, false]) {
    const { mathml = '' } = renderFormula(formula, displayMode)
    expect(formulaWords(fromHtml(mathml, { fragment: true }))).toBe(words)
  }
})
