/** The controls that choose the language of a request, of the pages' own switches and of forms. */
const CONTROLS = 'input[name$="-language"]'

/** The language that the page shows requests in; undefined when it shows none. */
export function chosenLanguage(): string | undefined {
  return document.querySelector<HTMLInputElement>(`${CONTROLS}:checked`)?.value
}

/** Has all requests of an article follow when the language of one is chosen. */
export function chooseEverywhere(article: HTMLElement, { target }: Event): void {
  if (!(target instanceof HTMLInputElement) || !target.matches(CONTROLS)) return
  const others = `${CONTROLS}[value="${CSS.escape(target.value)}"]:not(:checked)`
  for (const other of article.querySelectorAll<HTMLInputElement>(others)) {
    // Those of a form are React's, which has to hear of it.
    if (other.form) other.click()
    else other.checked = true
  }
}
