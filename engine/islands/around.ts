/** The element of this kind that an event happened in; null outside of any. */
export function around(event: Event, selector: string): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null
}

/** Whether a key is held besides that gives a press or another key a meaning of the browser's own. */
export function isModified(event: MouseEvent | KeyboardEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}
