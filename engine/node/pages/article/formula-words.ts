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
  '/': 'divided by',
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
  // "Delta x" means the capital letter, which formulas mostly have; only the small one is named as such.
  if (text === 'Δ') return 'delta'
  if (text === 'δ') return 'small delta'
  if ([...text].length > 1) return text
  const lower = text.toLowerCase()
  const greek = GREEK[(lower.codePointAt(0) ?? 0) - FIRST_GREEK] ?? GREEK_VARIANTS[lower]
  return `${text === lower ? '' : 'capital '}${greek ?? text}`
}

function elementsOf({ children }: Element | Root): Element[] {
  return children.flatMap(child => (child.type === 'element' ? [child] : []))
}

/** The letters, numbers and signs that a part is made of; what is empty or mere space is none. */
function symbolsOf(element: Element): Element[] {
  if (/^m(?:i|n|o|text)$/.test(element.tagName)) return textOf(element).trim() ? [element] : []
  return elementsOf(element).flatMap(symbolsOf)
}

/**
 * Whether a part is one symbol, or one word. Only then a listener knows where it ends: words for everything else say
 * its end, so that "the root of p sub 1" cannot be heard as an index of the root.
 */
function isOne(element: Element | undefined): boolean {
  if (!element) return true
  const [symbol, ...others] = symbolsOf(element)
  return others.length === 0 && !(symbol && /\s/.test(textOf(symbol).trim()))
}

/** An operand, with its end where it is more than one symbol. */
function ended(element: Element | undefined, end: string): string {
  return `${said(element)}${isOne(element) ? '' : ` end ${end}`}`
}

function powerWords(exponent: Element | undefined): string {
  const text = exponent ? textOf(exponent) : ''
  if (text === '′' || text === '″') return nameOf(text)
  if (text === '2') return 'squared'
  if (text === '3') return 'cubed'
  return `to the power ${ended(exponent, 'power')}`
}

/** What scripts stand at. Without words around it, only its last symbol would seem to have them. */
function baseWords(base: Element | undefined): string {
  const isClosed =
    isOne(base) ||
    /^msu[bp]/.test(base?.tagName ?? '') ||
    (base !== undefined && /^\(.*\)$|^\[.*\]$|^⌊.*⌋$|^⌈.*⌉$/s.test(textOf(base)))
  return isClosed ? said(base) : `the base ${said(base)}, end base,`
}

/** A base with what stands below and above it. */
function scriptWords(base?: Element, below?: Element, above?: Element): string {
  const sign = base ? textOf(base) : ''
  if (sign === '∑' || sign === '∏' || sign === '∫') {
    // A lower limit ends with the "to" of the upper one.
    const from = above ? ` from ${said(below)}` : ` over ${ended(below, 'limit')}`
    const to = above ? ` to ${ended(above, 'limit')}` : ''
    return `${nameOf(sign)}${below ? from : ''}${to} of`
  }
  const isPrime = above !== undefined && /^[′″]+$/.test(textOf(above))
  const sub = below ? `sub ${ended(below, 'sub')}` : ''
  const power = above ? powerWords(above) : ''
  return [baseWords(base), ...(isPrime ? [power, sub] : [sub, power])].join(' ')
}

function fractionWords(numerator?: Element, denominator?: Element): string {
  const [above, below] = [said(numerator), said(denominator)]
  if (isOne(numerator) && isOne(denominator)) return `${above} over ${below}`
  // Where one of the two says "over" itself, another word has to part them.
  const isPlain = !/\bover\b/.test(`${above} ${below}`)
  const parts = isPlain
    ? `${above} over ${below}`
    : `with numerator ${above} and denominator ${below}`
  return `the fraction ${parts}, end fraction,`
}

function rootWords(radicand: readonly Element[], degree?: Element): string {
  const words = radicand.map(said).join(' ')
  const isShort = radicand.length <= 1 && radicand.every(isOne)
  const name = degree ? `root of degree ${ended(degree, 'degree')}` : 'square root'
  return `the ${name} of ${words}${isShort ? '' : ', end root,'}`
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
      return rootWords(parts)
    case 'mroot':
      return rootWords(first ? [first] : [], second)
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
