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
  ['q_i^{v_i}', 'q sub i to the power v sub i end power'],
  ['q_{i v_i}', 'q sub i v sub i end sub'],
  ['q_{i + 1}^2', 'q sub i plus 1 end sub squared'],
  ['e^{-a \\theta} - 1', 'e to the power minus a theta end power minus 1'],
  ['x^{-1}', 'x to the power minus 1 end power'],
  ['{a b}^2', 'the base a b, end base, squared'],
  ['(a b)^2', 'open parenthesis a b close parenthesis squared'],
  ['\\frac{T}{S}', 'capital T over capital S'],
  ['s x / S', 's x divided by capital S'],
  ['\\frac{\\Delta y}{\\Delta x}', 'the fraction delta y over delta x, end fraction'],
  ['\\delta', 'small delta'],
  ['\\frac{p_i}{S}', 'the fraction p sub i over capital S, end fraction'],
  ['\\frac{x + 1}{y} + z', 'the fraction x plus 1 over y, end fraction, plus z'],
  [
    '\\frac{1 + \\frac{x}{y}}{z}',
    'the fraction with numerator 1 plus x over y and denominator z, end fraction',
  ],
  [
    '\\frac{1 + x}{\\frac{y}{z}}',
    'the fraction with numerator 1 plus x and denominator y over z, end fraction',
  ],
  ['\\frac{\\text{long window}}{b}', 'the fraction long window over b, end fraction'],
  ['\\sqrt{p} q', 'the square root of p q'],
  ['\\sqrt{p q}', 'the square root of p q, end root'],
  ['\\sqrt{p}_1', 'the square root of p sub 1'],
  [
    '\\sqrt{p_1} \\le \\sqrt{x y}',
    'the square root of p sub 1, end root, is at most the square root of x y, end root',
  ],
  ['\\sqrt[3]{x}', 'the root of degree 3 of x'],
  ['\\sqrt[n + 1]{x_1}', 'the root of degree n plus 1 end degree of x sub 1, end root'],
  ['\\sum_i p_i q_i', 'the sum over i of p sub i q sub i'],
  ['\\sum_{i=1}^n i', 'the sum from i equals 1 to n of i'],
  ['\\sum_{i, j}^n i', 'the sum from i, j to n of i'],
  ['\\sum_{i, j} i', 'the sum over i, j end limit of i'],
  ['\\sum_{i}^{n + 1} i', 'the sum from i to n plus 1 end limit of i'],
  ['\\prod_i r_i^{v_i}', 'the product over i of r sub i to the power v sub i end power'],
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
