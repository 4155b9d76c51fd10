import type { Root } from 'hast'
import { h, visitElements } from './tree.ts'

/** Height and depth of a line of letters with ascenders, descenders and indices in the face of formulas, in em. */
const STRUT = { height: '0.7em', depth: '0.3em' }

/**
 * Gives what stands under a root one box, at least as high and deep as a line: the bars of neighbors are level, whatever
 * letters they cover, and a style sheet can draw the sign around it.
 */
export function boxRoots(tree: Root): void {
  visitElements(tree, element => {
    if (element.tagName !== 'msqrt') return
    element.children = [h('mrow', {}, ...element.children, h('mspace', STRUT))]
  })
}

/**
 * Thickness of bars, in em: one pixel at the size that formulas have for a reader who has set no other (1.08 of 16
 * pixels). Browsers round the two edges of a bar to pixels; the face's own 0.068 em becomes one pixel or two.
 */
const BAR = '0.0579em'

/** Gives all bars of fractions one thickness; a fraction that has its own, or none, keeps it. */
export function evenBars(tree: Root): void {
  visitElements(tree, ({ tagName, properties }) => {
    if (tagName === 'mfrac') properties.linethickness ??= BAR
  })
}
