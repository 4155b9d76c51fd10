import type { Element, Root } from 'hast'
import type { Diagnostic } from '../../diagnostics/build-error.ts'
import { oddValues } from '../../diagnostics/odd-values.ts'

/** Keeps two letters on one line; components write it between a number and its mark. Like other joiners it hides nothing. */
const WORD_JOINER = '\u2060'

/** The texts that an article shows, and those of its attributes. */
function textsOf(tree: Root | Element): unknown[] {
  return tree.children.flatMap(child => {
    if (child.type === 'text') return child.value.replaceAll(WORD_JOINER, '')
    return child.type === 'element' ? [child.properties, ...textsOf(child)] : []
  })
}

/**
 * Characters that nobody sees in a rendered article. Those of its source are found before; these came from facts,
 * definitions, components, or an escape.
 * @param file of the page, for diagnostics.
 */
export function unseenText(tree: Root, file: string): Diagnostic[] {
  return oddValues(textsOf(tree)).map(({ message, fix }) => ({
    file,
    message: `shows a text that ${message}`,
    fix: `${fix}; look for it in the facts, definitions and tags that the page prints`,
  }))
}
