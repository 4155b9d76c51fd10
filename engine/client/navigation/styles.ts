/** The rules of a page by their names, each once on a page. */
export type Rules = ReadonlyMap<string, string>

const ELEMENT = /<style(?: data-rules="([\w-]+)")?>(.*?)<\/style>/gs

/**
 * Takes the rules out of a page's markup; those without a name are for its first paint alone. Read as a document they would be
 * parsed for nothing, and those of another version be told in the console as refused.
 */
export function withoutRules(markup: string): [markup: string, rules: Rules] {
  const rules = new Map<string, string>()
  const rest = markup.replace(ELEMENT, (_, name: string | undefined, css: string) => {
    if (name) rules.set(name, css)
    return ''
  })
  return [rest, rules]
}

/**
 * Adds the rules of a fetched page that this document lacks.
 * @returns false when rules of one name differ, and nothing is added: the page is one of another version. Also when the policy
 *   of this document refuses what was added.
 */
export function addRules(rules: Rules): boolean {
  const present = new Map(
    Array.from(document.head.querySelectorAll<HTMLElement>('style[data-rules]'), each => [
      each.dataset.rules,
      each.textContent,
    ]),
  )
  if ([...rules].some(([name, css]) => (present.get(name) ?? css) !== css)) return false
  const added = [...rules]
    .filter(([name]) => !present.has(name))
    .map(([name, css]) => {
      const style = document.createElement('style')
      style.dataset.rules = name
      style.textContent = css
      return style
    })
  document.head.append(...added)
  return added.every(({ sheet }) => sheet)
}
