/** How many of the pages that are named like a missed one are shown. */
const SHOWN = 3

/** The words of a site path. One that is badly encoded is taken as it is. */
function wordsOf(path: string): string[] {
  let text = path
  try {
    text = decodeURIComponent(path)
  } catch {
    // It is read for its words alone.
  }
  return text.replace(/\.html$/, '').match(/[\p{L}\p{N}]+/gu) ?? []
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
  const parts: ((words: readonly string[]) => string | undefined)[] = [
    words => words.join('/'),
    words => words[0],
    words => words.at(-1),
  ]
  return parts.reduce((sum, part) => sum + likeness(part(one) ?? '', part(other) ?? ''), 0)
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
  const nearest = [...document.querySelectorAll<HTMLAnchorElement>('[data-pages] a')]
    .map(link => ({ link, score: pathLikeness(words, wordsOf(link.pathname)) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, SHOWN)
  list.replaceChildren(
    ...nearest.map(({ link }) => {
      const item = document.createElement('li')
      const place = document.createElement('span')
      place.textContent = link.pathname
      item.append(link.cloneNode(true), place)
      return item
    }),
  )
}
