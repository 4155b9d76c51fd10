import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { expect, it } from 'vitest'
import { builtPages } from '#support/built-pages.ts'
import { all, attribute, text } from '#support/html.ts'

const formulas = builtPages('root').flatMap(({ path, html }) =>
  all(fromHtml(html), { tag: 'math' }).map(math => ({ path, math })),
)

it('every formula has words that a screen reader can say', () => {
  expect(formulas.length).toBeGreaterThan(100)
  const unsaid = formulas.flatMap(({ path, math }) => {
    const words = attribute(math, 'alttext') ?? ''
    // Plain English: no sign that is skipped or spelled, no TeX.
    return /^[A-Za-z0-9.]+([.,;]? [A-Za-z0-9.]+)*$/.test(words) ? [] : [`${path}: “${words}”`]
  })
  expect(unsaid).toEqual([])
})

it('no formula is kept from readers that know MathML by a label or a role', () => {
  const kept = formulas.filter(
    ({ math }) =>
      attribute(math, 'ariaLabel') ?? attribute(math, 'role') ?? attribute(math, 'ariaHidden'),
  )
  expect(kept).toEqual([])
})

const childrenOf = ({ children }: Element) =>
  children.flatMap(child => (child.type === 'element' ? [child] : []))

/** How many parts each of these has: https://www.w3.org/TR/mathml-core/#script-and-limit-schemata */
const PARTS = {
  ...{ mfrac: 2, mroot: 2, msub: 2, msup: 2, msubsup: 3 },
  ...{ munder: 2, mover: 2, munderover: 3 },
}

it('every part of a formula that joins others has as many as it needs', () => {
  const joining = Object.entries(PARTS).flatMap(([tag, count]) =>
    formulas.flatMap(({ path, math }) =>
      all(math, { tag }).map(part => ({ path, tag, count, has: childrenOf(part).length })),
    ),
  )
  expect(joining.length).toBeGreaterThan(100)
  expect(joining.filter(({ count, has }) => has !== count)).toEqual([])
})

/** What a formula says, without what only places or groups it: two formulas with one such text are one formula. */
function meaning(element: Element): string {
  const { tagName } = element
  if (tagName === 'mspace') return ''
  if (/^m(?:i|n|o|text)$/.test(tagName)) return `‹${text(element)}›`
  // Below and above a sign is a matter of the line's height.
  const name = tagName.replace('munderover', 'msubsup').replace('munder', 'msub')
  const parts = childrenOf(element).map(meaning)
  return /^(?:mfrac|msqrt|mroot|msub|msup|msubsup)$/.test(name)
    ? `${name}(${parts.join('|')})`
    : parts.join('')
}

it('two formulas are never said by the same words', () => {
  const said = new Map<string, Set<string>>()
  for (const { math } of formulas) {
    const words = attribute(math, 'alttext') ?? ''
    said.set(words, (said.get(words) ?? new Set()).add(meaning(math)))
  }
  expect(said.size).toBeGreaterThan(50)
  expect([...said].filter(([, meanings]) => meanings.size > 1)).toEqual([])
})

/** How many symbols a part has. */
const symbols = (element: Element): number =>
  /^m(?:i|n|o|text)$/.test(element.tagName)
    ? 1
    : childrenOf(element).reduce((count, child) => count + symbols(child), 0)

/** How often a formula has an operand of several symbols, by the word that its end is said with. */
function expectedEnds(math: Element): Record<string, number> {
  const ends = { fraction: 0, root: 0, sub: 0, power: 0 }
  for (const part of all(math, {})) {
    const [first, second, third] = childrenOf(part).map(symbols)
    const isMany = (count = 0) => (count > 1 ? 1 : 0)
    const isSum = /^[∑∏]/.test(text(part))
    if (part.tagName === 'mfrac') ends.fraction += isMany(first) || isMany(second)
    if (/^m(?:sqrt|root)$/.test(part.tagName)) ends.root += isMany(first)
    if (/^msub/.test(part.tagName) && !isSum) ends.sub += isMany(second)
    if (part.tagName === 'msup') ends.power += isMany(second)
    if (part.tagName === 'msubsup' && !isSum) ends.power += isMany(third)
  }
  return ends
}

it('where an operand of several symbols ends is said', () => {
  const unended = formulas.flatMap(({ path, math }) => {
    const words = attribute(math, 'alttext') ?? ''
    return Object.entries(expectedEnds(math)).flatMap(([end, times]) =>
      words.split(`end ${end}`).length - 1 === times ? [] : [`${path}: ${end} in “${words}”`],
    )
  })
  expect(unended).toEqual([])
})
