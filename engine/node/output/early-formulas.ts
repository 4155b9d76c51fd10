/** About how many characters of an article a phone shows before it is scrolled: below the heading, 16 lines of 44. */
const FIRST_SCREEN = 700

/** Name of the face of formulas where it is never taken late, in rules. */
const STEADY = '"Steady math"'

/** Whether a formula stands so early in an article that a phone shows it at once. */
export function hasEarlyFormula(article: string): boolean {
  const start = article.indexOf('<math')
  if (start < 0) return false
  return article.slice(0, start).replaceAll(/<[^>]*>/g, '').length < FIRST_SCREEN
}

/**
 * The face of formulas for a page with an early one: it is taken only if it is there at the first paint. Elsewhere it is taken
 * whenever it comes, below what is seen. It has a name of its own: of two faces of one name a browser takes that which comes.
 * @param rules of every page, which declare the face
 * @throws Error when they do not
 */
export function steadyMathFace(rules: string): string {
  const [face] = /@font-face\{font-family:"Math";[^}]*\}/.exec(rules) ?? []
  if (face === undefined) throw new Error('the rules declare no face of formulas')
  const steady = face.replace('"Math"', STEADY).replace(/font-display:\w+/, 'font-display:optional')
  return `${steady}math{font-family:${STEADY},math}`
}
