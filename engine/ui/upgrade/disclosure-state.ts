/** What the reader has done with a `details` element, for the part that takes its place. */
export interface DisclosureState {
  open: boolean
  /** Whether the pointer of a mouse rests on it. */
  hovered: boolean
  /** Where the focus is: on its button, on one of its links by position, or elsewhere. */
  focus: 'button' | number | undefined
}

/** Reads the state of a `details` element. */
export function disclosureState(details: HTMLDetailsElement): DisclosureState {
  const focused = document.activeElement
  const links: (Element | null)[] = [...details.querySelectorAll('a')]
  const link = links.indexOf(focused)
  const canHover = matchMedia('(hover: hover) and (pointer: fine)').matches
  return {
    open: details.open,
    hovered: canHover && details.matches(':hover'),
    focus: link !== -1 ? link : details.contains(focused) ? 'button' : undefined,
  }
}
