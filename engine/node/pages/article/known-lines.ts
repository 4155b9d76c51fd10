import type { Highlighter } from 'shiki'

type Grammar = ReturnType<Highlighter['getLanguage']>
type StateStack = NonNullable<Parameters<Grammar['tokenizeLine2']>[1]>
/** What a grammar made of a line. */
type ReadLine = ReturnType<Grammar['tokenizeLine2']>

/**
 * Lines that are kept of a grammar. Far more than the code of a page has; when there are as many, all are forgotten, so that
 * a large site takes no more memory than a small one.
 */
const KEPT_LINES = 4000

const remembering = new WeakSet<Grammar>()

/**
 * Lets a grammar remember the lines it has read: the samples of a site have many in common, and reading them is what
 * highlighting mostly takes. What a line means depends on its text and on the state that the line above left, and states
 * that the grammar itself calls equal are one state here, as they are in editors.
 * @param grammar of a highlighter that reads code for one theme alone: what is remembered holds numbers of its colors
 */
export function rememberLines(grammar: Grammar): void {
  if (remembering.has(grammar)) return
  remembering.add(grammar)
  const read = grammar.tokenizeLine2.bind(grammar)
  const states: StateStack[] = []
  const lines = new Map<StateStack | null, Map<string, ReadLine>>()
  let kept = 0
  const knownState = (state: StateStack): StateStack => {
    const known = states.find(each => each.equals(state))
    if (!known) states.push(state)
    return known ?? state
  }
  grammar.tokenizeLine2 = (text, above, limitMs) => {
    const known = lines.get(above)?.get(text)
    if (known) return known
    if (kept >= KEPT_LINES) {
      lines.clear()
      states.length = 0
      kept = 0
    }
    const { ruleStack, ...line } = read(text, above, limitMs)
    const result = { ...line, ruleStack: knownState(ruleStack) }
    const below = lines.get(above) ?? new Map<string, ReadLine>()
    lines.set(above, below.set(text, result))
    kept++
    return result
  }
}
