import { decodedText } from '#model/routes.ts'

/** How many of the pages that are named like a missed one are shown. */
const SHOWN = 3

/** The words of a site path. One that is badly encoded is taken as it is. */
function wordsOf(path: string): string[] {
  return (
    decodedText(path)
      .replace(/\.html$/, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** Pairs of neighboring letters. */
const pairsOf = (text: string) =>
  [...text.toLowerCase()].map((letter, index, letters) => letter + letters[index + 1])

/** Share of pairs that two texts have in common, 0 to 1 (the coefficient of Sørensen and Dice). */
function likeness(one: string, other: string): number {
  const [pairs, others] = [pairsOf(one), pairsOf(other)]
  const shared = pairs.filter(pair => others.includes(pair))
  return (2 * shared.length) / (pairs.length + others.length || 1)
}

/** How alike two paths are, by their words: as a whole, where they begin, and where they end. */
function pathLikeness(one: readonly string[], other: readonly string[]): number {
  return [0, -1].reduce(
    (sum, at) => sum + likeness(one.at(at) ?? '', other.at(at) ?? ''),
    likeness(String(one), String(other)),
  )
}

/**
 * On the page that answers for unknown addresses: puts the words of the address into its field, and the pages that are
 * named most like it into its list.
 */
export function showNearestPages(): void {
  const list = document.querySelector('[data-nearest]')
  if (!list) return
  const words = wordsOf(location.pathname)
  const field = document.querySelector<HTMLInputElement>('[data-search-form] input')
  if (field) field.value = words.join(' ')
  const scoreOf = (link: HTMLAnchorElement) => pathLikeness(words, wordsOf(link.pathname))
  // Both come from the page: a link as it stands there, and its path, in which a URL has no characters of markup.
  list.innerHTML = [...document.querySelectorAll<HTMLAnchorElement>('[data-pages] a')]
    .sort((a, b) => scoreOf(b) - scoreOf(a))
    .slice(0, SHOWN)
    .map(link => `<li>${link.outerHTML}<span>${link.pathname}</span>`)
    .join('')
}
