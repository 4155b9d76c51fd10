import { FACE_AT_ONCE, HAS_FACE } from '#model/text-face.ts'

/** About how many characters of an article a phone shows before it is scrolled: below the heading, 16 lines of 44. */
const FIRST_SCREEN = 700

/** Name of the face of formulas where it is never taken late, in rules. */
const STEADY = '"Steady math"'

/** What a formula carries that a phone shows at once. */
const EARLY = 'data-early'

/** Marks the formulas that stand so early in an article that a phone shows them at once. */
export function markEarlyFormulas(article: string): string {
  let shown = 0
  let end = 0
  return article.replaceAll(/<math\b/g, (formula, at: number) => {
    // What stands below the first screen is not looked at: an article may be long.
    if (shown < FIRST_SCREEN) shown += article.slice(end, at).replaceAll(/<[^>]*>/g, '').length
    end = at
    return shown < FIRST_SCREEN ? `${formula} ${EARLY}` : formula
  })
}

/**
 * The face of formulas for a page with an early one. Where it is asked for early, it is taken only if it is there at the first
 * paint, for all of them. On a phone, where the first paint would have to wait for it, those that are seen at once do without
 * until a later page has it, and all others take it whenever it comes, below what is seen. It has a name of its own: of two
 * faces of one name a browser takes that which comes.
 * @param rules of every page, which declare the face
 * @throws Error when they do not
 */
export function steadyMathFace(rules: string): string {
  const [face] = /@font-face\{font-family:"Math";[^}]*\}/.exec(rules) ?? []
  if (face === undefined) throw new Error('the rules declare no face of formulas')
  const steady = face.replace('"Math"', STEADY).replace(/font-display:\w+/, 'font-display:optional')
  const family = `{font-family:${STEADY},math}`
  return `${steady}@media ${FACE_AT_ONCE}{math${family}}@media not all and ${FACE_AT_ONCE}{math[${EARLY}]{font-family:math}.${HAS_FACE} math[${EARLY}]${family}}`
}
