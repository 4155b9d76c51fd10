/** Keys that move between the names of a sample, and how far. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/**
 * Lets the arrow keys lead from name to name. One of them at a time can be reached by Tab, at first the first.
 * @param names in the order of the text
 * @returns a listener for the keys pressed on names
 */
export function walkNames(names: readonly HTMLElement[]): (event: KeyboardEvent) => void {
  names[0]?.setAttribute('tabindex', '0')
  return event => {
    const { target, key } = event
    const from = target instanceof HTMLElement ? names.indexOf(target) : -1
    const step = STEPS[key]
    const next = from === -1 || !step ? undefined : names[from + step]
    if (!next) return
    event.preventDefault()
    names[from]?.removeAttribute('tabindex')
    next.setAttribute('tabindex', '0')
    next.focus()
  }
}
