import type { Element, Root } from 'hast'
import type { Diagnostic } from '../../diagnostics/build-error.ts'
import { hasOddCharacters } from '../../diagnostics/odd-characters.ts'
import { oddValues } from '../../diagnostics/odd-values.ts'

/** Keeps two letters on one line; components write it between a number and its mark. Like other joiners it hides nothing. */
const WORD_JOINER = '\u2060'

/** The texts that an article shows, and the values of its attributes, that hold such characters. */
function oddTexts(tree: Root | Element, found: unknown[] = []): unknown[] {
  for (const child of tree.children) {
    if (child.type === 'text' && hasOddCharacters(child.value))
      found.push(child.value.replaceAll(WORD_JOINER, ''))
    if (child.type !== 'element') continue
    found.push(...Object.values(child.properties).filter(value => hasOddCharacters(String(value))))
    oddTexts(child, found)
  }
  return found
}

/**
 * Characters that nobody sees in a rendered article. Those of its source are found before; these came from facts,
 * definitions, components, or an escape.
 * @param file of the page, for diagnostics.
 */
export function unseenText(tree: Root, file: string): Diagnostic[] {
  return oddValues(oddTexts(tree)).map(({ message, fix }) => ({
    file,
    message: `shows a text that ${message}`,
    fix: `${fix}; look for it in the facts, definitions and tags that the page prints`,
  }))
}
