/** What parts of an article held before they were hydrated. */
export interface StaticContent {
  /** Keeps the content of a part, and of those around it, which it would change once it lives. */
  keep(part: HTMLElement): void
  /** Gives a part its content back. */
  restore(part: HTMLElement): void
}

/** Starts with nothing kept. */
export function staticContent(): StaticContent {
  const kept = new Map<HTMLElement, string>()
  return {
    keep(part) {
      let each: HTMLElement | null | undefined = part
      while (each) {
        if (!kept.has(each)) kept.set(each, each.innerHTML)
        each = each.parentElement?.closest<HTMLElement>('[data-island]')
      }
    },
    restore(part) {
      const html = kept.get(part)
      if (html !== undefined) part.innerHTML = html
    },
  }
}

/**
 * Markup of the slots of a part by name. Hydration leaves them as they are; where the page was changed before, by an
 * extension for instance, React renders the part anew and needs it.
 */
export function slotsOf(part: HTMLElement): Record<string, string> {
  const slots = [...part.querySelectorAll<HTMLElement>('[data-slot]')].filter(
    slot => slot.closest('[data-island]') === part,
  )
  return Object.fromEntries(slots.map(slot => [slot.dataset.slot ?? '', slot.innerHTML]))
}
