import { chooseEverywhere } from './languages.ts'
import { goToField } from './wanted-field.ts'

/** Attribute of the places of a parameter while the pointer or the focus is at one of them. */
const MARK = 'data-marked'

/** The fragment of the parameter that a place belongs to. */
function parameterAt(place: EventTarget | null): string | undefined {
  const part = place instanceof Element ? place.closest<HTMLElement>('[data-parameter]') : null
  return part?.dataset.parameter
}

/**
 * Joins what belongs to one parameter on the page of an API. Its row, its part of the request and its field are marked
 * together while the pointer or the focus is at one of them, its name leads to its field, and a language that is chosen
 * for one request is chosen for all.
 * @returns a function that ends it
 */
export function linkParameters(article: HTMLElement): () => void {
  const controller = new AbortController()
  const listen = <Name extends keyof HTMLElementEventMap>(
    names: readonly Name[],
    listener: (event: HTMLElementEventMap[Name]) => void,
  ) => {
    for (const name of names)
      article.addEventListener(name, listener, { signal: controller.signal })
  }

  let pointed: string | undefined
  const mark = () => {
    const focused = article.contains(document.activeElement) ? document.activeElement : null
    const parameter = pointed ?? parameterAt(focused)
    for (const place of article.querySelectorAll(`[${MARK}]`)) place.removeAttribute(MARK)
    if (parameter === undefined) return
    const places = `[data-parameter="${CSS.escape(parameter)}"]`
    for (const place of article.querySelectorAll(places)) place.setAttribute(MARK, '')
  }
  /** After the event, when the focus has moved and the form is rendered anew. */
  const markSoon = () => setTimeout(mark)
  const point = (parameter: string | undefined) => {
    if (parameter === pointed) return
    pointed = parameter
    mark()
  }
  // Not when it comes to be over a place: scrolling does that under a pointer that rests, while the reader types.
  listen(['pointermove'], event => point(parameterAt(event.target)))
  listen(['pointerleave'], () => point(undefined))
  listen(['focusin', 'focusout', 'input'], () => {
    pointed = undefined
    markSoon()
  })
  listen(['change'], event => chooseEverywhere(article, event))
  listen(['click'], event => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    const name = event.target instanceof Element ? event.target.closest('[data-to-field]') : null
    const call = name?.closest('[data-call]')
    const parameter = parameterAt(name ?? null)
    if (call && parameter && goToField(call, parameter)) event.preventDefault()
  })
  // The pointer, and the focus, may have come before this.
  pointed = parameterAt([...article.querySelectorAll('[data-parameter]:hover')].at(-1) ?? null)
  mark()
  return () => controller.abort()
}
