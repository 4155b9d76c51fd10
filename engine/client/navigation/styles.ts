const RULES = 'style[data-rules]'

/**
 * Adds the rules that a fetched page has and this document lacks.
 * @returns false, and adds nothing, when rules of one name differ: the page is one of another version, whose rules the policy
 *   of this document does not allow.
 */
export function addRules(fetched: Document): boolean {
  const present = new Map(
    Array.from(document.querySelectorAll<HTMLElement>(RULES), each => [
      each.dataset.rules,
      each.textContent,
    ]),
  )
  const brought = [...fetched.querySelectorAll<HTMLElement>(RULES)]
  const known = ({ dataset }: HTMLElement) => present.get(dataset.rules)
  if (brought.some(each => (known(each) ?? each.textContent) !== each.textContent)) return false
  document.head.append(...brought.filter(each => known(each) === undefined))
  return true
}
