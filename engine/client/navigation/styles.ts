const RULES = 'style[data-rules]'

/**
 * Adds the rules that a fetched page has and this document lacks.
 * @returns false when rules of one name differ, and nothing is added: the page is one of another version. Also when the policy
 *   of this document refuses what was added.
 */
export function addRules(fetched: Document): boolean {
  const present = new Map(
    Array.from(document.querySelectorAll<HTMLElement>(RULES), each => [
      each.dataset.rules,
      each.textContent,
    ]),
  )
  const brought = [...fetched.querySelectorAll<HTMLStyleElement>(RULES)]
  const known = ({ dataset }: HTMLElement) => present.get(dataset.rules)
  if (brought.some(each => (known(each) ?? each.textContent) !== each.textContent)) return false
  const added = brought.filter(each => known(each) === undefined)
  document.head.append(...added)
  return added.every(({ sheet }) => sheet)
}
