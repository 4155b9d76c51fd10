import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'

/** How signs are said. What is not here is said as it is written. */
const SIGNS: Readonly<Record<string, string>> = {
  '=': 'equals',
  '≠': 'is not equal to',
  '≈': 'is about',
  '<': 'is less than',
  '>': 'is greater than',
  '≤': 'is at most',
  '≥': 'is at least',
  '∈': 'is in',
  '+': 'plus',
  '−': 'minus',
  '-': 'minus',
  '±': 'plus or minus',
  '⋅': 'times',
  '·': 'times',
  '×': 'times',
  '/': 'over',
  '÷': 'divided by',
  '→': 'goes to',
  '∞': 'infinity',
  '∑': 'the sum',
  '∏': 'the product',
  '∫': 'the integral',
  '∂': 'partial',
  '(': 'open parenthesis',
  ')': 'close parenthesis',
  '[': 'open bracket',
  ']': 'close bracket',
  '⌊': 'the floor of',
  '⌋': 'end floor',
  '⌈': 'the ceiling of',
  '⌉': 'end ceiling',
  '′': 'prime',
  '″': 'double prime',
  '…': 'and so on',
  '⋯': 'and so on',
  '%': 'percent',
  $: 'dollar',
  // The invisible sign that applies a function.
  '\u2061': 'of',
}

/** Functions by their signs. Those not here are called as they are written. */
const FUNCTIONS: Readonly<Record<string, string>> = {
  ln: 'the natural logarithm',
  log: 'the logarithm',
  min: 'the minimum',
  max: 'the maximum',
  round: 'the rounding',
  Var: 'the variance',
}

const GREEK =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma sigma tau upsilon phi chi psi omega'.split(
    ' ',
  )
const FIRST_GREEK = 'α'.codePointAt(0) ?? 0
/** Letters of the same name in another shape. */
const GREEK_VARIANTS: Readonly<Record<string, string>> = {
  ϕ: 'phi',
  ϵ: 'epsilon',
  ϑ: 'theta',
  ϱ: 'rho',
}

/** Space from which on two formulas stand side by side, in em. */
const APART_EM = 1

/** A letter, a sign or a number by its name. */
function nameOf(text: string): string {
  if (SIGNS[text] !== undefined) return SIGNS[text]
  if (FUNCTIONS[text] !== undefined) return FUNCTIONS[text]
  // "Delta x" is said so, whatever the letter's case.
  if (text === 'Δ') return 'delta'
  if ([...text].length > 1) return text
  const lower = text.toLowerCase()
  const greek = GREEK[(lower.codePointAt(0) ?? 0) - FIRST_GREEK] ?? GREEK_VARIANTS[lower]
  return `${text === lower ? '' : 'capital '}${greek ?? text}`
}

function elementsOf({ children }: Element | Root): Element[] {
  return children.flatMap(child => (child.type === 'element' ? [child] : []))
}

/** Whether a part is said in one breath, so that its end needs no words. */
function isShort(element: Element | undefined): boolean {
  if (!element) return true
  const { tagName } = element
  if (tagName === 'mrow' || tagName === 'mstyle') {
    const inner = elementsOf(element).filter(({ tagName: name }) => name !== 'mspace')
    const [first, second] = inner
    // "delta x" and "minus one" count as one.
    const isSigned = inner.length === 2 && /^[Δ−-]$/.test(first ? textOf(first) : '')
    return inner.length <= 1 ? isShort(first) : isSigned && isShort(second)
  }
  return ['mi', 'mn', 'mo', 'mtext', 'msub'].includes(tagName)
}

function powerWords(exponent: Element | undefined): string {
  const text = exponent ? textOf(exponent) : ''
  if (text === '′' || text === '″') return nameOf(text)
  if (text === '2') return 'squared'
  if (text === '3') return 'cubed'
  const end = isShort(exponent) ? '' : ' end power'
  return `to the power ${said(exponent)}${end}`
}

/** A base with what stands below and above it. */
function scriptWords(base?: Element, below?: Element, above?: Element): string {
  const sign = base ? textOf(base) : ''
  if (sign === '∑' || sign === '∏' || sign === '∫') {
    const from = below ? (above ? ` from ${said(below)}` : ` over ${said(below)}`) : ''
    const to = above ? ` to ${said(above)}` : ''
    return `${nameOf(sign)}${from}${to} of`
  }
  const isPrime = above !== undefined && /^[′″]+$/.test(textOf(above))
  const sub = below ? `sub ${said(below)}${isShort(below) ? '' : ' end sub'}` : ''
  const power = above ? powerWords(above) : ''
  return [said(base), ...(isPrime ? [power, sub] : [sub, power])].join(' ')
}

function fractionWords(numerator?: Element, denominator?: Element): string {
  const [above, below] = [said(numerator), said(denominator)]
  if (isShort(numerator) && isShort(denominator)) return `${above} over ${below}`
  return `the fraction with numerator ${above} and denominator ${below}, end fraction,`
}

function said(element: Element | undefined): string {
  if (!element) return ''
  const parts = elementsOf(element)
  const [first, second, third] = parts
  switch (element.tagName) {
    case 'mi':
    case 'mn':
    case 'mo':
      return nameOf(textOf(element).trim())
    case 'mtext':
      return textOf(element).trim()
    case 'mspace':
      return Number.parseFloat(String(element.properties.width ?? '0')) >= APART_EM ? ';' : ''
    case 'mfrac':
      return fractionWords(first, second)
    case 'msqrt':
      return `the square root of ${parts.map(said).join(' ')}${parts.every(isShort) ? '' : ', end root,'}`
    case 'mroot':
      return `the root of degree ${said(second)} of ${said(first)}, end root,`
    case 'msub':
    case 'munder':
      return scriptWords(single(first), second)
    case 'msup':
    case 'mover':
      return scriptWords(single(first), undefined, second)
    case 'msubsup':
    case 'munderover':
      return scriptWords(single(first), second, third)
    default:
      return parts.map(said).join(' ')
  }
}

/** What a row holds when that is one thing. */
function single(element: Element | undefined): Element | undefined {
  if (element?.tagName !== 'mrow') return element
  const parts = elementsOf(element)
  return parts.length === 1 ? single(parts[0]) : element
}

/**
 * A formula in words, as it is read aloud.
 * @param math MathML
 * @returns English words, such as "x y equals k"
 */
export function formulaWords(math: Element | Root): string {
  return elementsOf(math)
    .map(said)
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,;])/g, '')
    .replace(/,(?=[,;]|$)/g, '')
    .trim()
}
