import type { Locator } from '@playwright/test'

/**
 * States of the visible elements of a part that a snapshot of the accessibility tree leaves out, or does not tell apart
 * from none: what is current, closed, waited for or wrong, and what a slider says.
 * @returns one line for each element, in the order of the document, such as "Governance: current=page"
 */
export function statesOf(part: Locator): Promise<string[]> {
  return part.evaluate(root => {
    const states = ['current', 'expanded', 'busy', 'pressed', 'invalid', 'modal', 'valuetext']
    // Of these, "false" is the same as none.
    const isNone = (state: string, value: string) =>
      value === 'false' && /^(?:busy|invalid|current)$/.test(state)
    return [...root.querySelectorAll('*')].flatMap(element => {
      const said = states.flatMap(state => {
        const value = element.getAttribute(`aria-${state}`)
        return value === null || isNone(state, value) ? [] : [`${state}=${value}`]
      })
      if (element instanceof HTMLInputElement && element.type === 'range')
        said.push(`value=${element.value} of ${element.min} to ${element.max}`)
      if (said.length === 0 || !element.checkVisibility({ visibilityProperty: true })) return []
      const label = element instanceof HTMLInputElement && element.labels?.[0]?.textContent
      const name = element.getAttribute('aria-label') || label || element.textContent
      const short = name.replace(/\s+/g, ' ').trim().slice(0, 40)
      return [`${short}: ${said.join(', ').replace(/\s+/g, ' ')}`]
    })
  })
}
