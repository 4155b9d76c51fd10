import { placeTip } from '#ui/place-tip.ts'
import styles from './term.module.css'

const TERM = 'a[data-term]'
const DEFINITION_ID = 'term-definition'
/** Time the pointer has to rest on a term before it shows, so that reading along does not flicker. */
const REST_MS = 120
/** Time in which the pointer may travel from a term to its definition. */
const TRAVEL_MS = 250

interface Tip {
  element: HTMLElement
  definition: HTMLElement
  more: HTMLAnchorElement
}

/** The box of a definition. Its parts are inline, since it stands in paragraphs. */
function createTip(): Tip {
  const element = document.createElement('span')
  element.className = styles.tip ?? ''
  element.popover = 'manual'
  const definition = document.createElement('span')
  definition.className = styles.definition ?? ''
  definition.id = DEFINITION_ID
  definition.setAttribute('role', 'tooltip')
  const more = document.createElement('a')
  more.className = styles.more ?? ''
  more.textContent = 'Glossary'
  element.append(definition, more)
  return { element, definition, more }
}

/**
 * Shows the definitions of an article's terms: while the pointer of a mouse is on one or on its definition,
 * while one has the focus of the keyboard, and on a first tap; a second tap follows the link. Escape, a press
 * elsewhere and scrolling out of sight put it away.
 * @returns a function that ends it
 */
export function showTermTips(article: HTMLElement): () => void {
  const { element: tip, definition, more } = createTip()
  const listening = new AbortController()
  const { signal } = listening
  let current: HTMLAnchorElement | undefined
  let showing: ReturnType<typeof setTimeout> | undefined
  let hiding: ReturnType<typeof setTimeout> | undefined
  let pointer = 'mouse'

  const termAt = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>(TERM) : null
  const isOfTip = (target: EventTarget | null) =>
    target instanceof Node && (tip.contains(target) || (current?.contains(target) ?? false))

  const wait = () => {
    clearTimeout(showing)
    clearTimeout(hiding)
    hiding = undefined
  }
  const hide = () => {
    wait()
    current?.removeAttribute('aria-describedby')
    current = undefined
    tip.remove()
  }
  const show = (term: HTMLAnchorElement) => {
    wait()
    if (current === term) return
    hide()
    current = term
    definition.textContent = term.dataset.term ?? ''
    more.href = term.href
    // Right behind the term, so that Tab leads from the one to the other.
    term.after(tip)
    term.setAttribute('aria-describedby', DEFINITION_ID)
    tip.showPopover()
    placeTip(tip, term)
  }
  const leave = () => {
    clearTimeout(showing)
    if (current && !isOfTip(document.activeElement)) hiding ??= setTimeout(hide, TRAVEL_MS)
  }

  article.addEventListener(
    'pointerover',
    ({ pointerType, target }) => {
      if (pointerType !== 'mouse') return
      const term = termAt(target)
      if (isOfTip(target)) wait()
      else if (!term) leave()
      else {
        clearTimeout(showing)
        showing = setTimeout(() => show(term), REST_MS)
      }
    },
    { signal },
  )
  article.addEventListener(
    'pointerleave',
    ({ pointerType }) => {
      if (pointerType === 'mouse') leave()
    },
    { signal },
  )
  article.addEventListener(
    'focusin',
    ({ target }) => {
      const term = termAt(target)
      if (term?.matches(':focus-visible')) show(term)
    },
    { signal },
  )
  article.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (current && !isOfTip(relatedTarget)) hide()
    },
    { signal },
  )
  article.addEventListener(
    'click',
    event => {
      const term = termAt(event.target)
      if (!term || pointer === 'mouse' || term === current) return
      event.preventDefault()
      show(term)
    },
    { signal },
  )
  document.addEventListener(
    'pointerdown',
    ({ pointerType, target }) => {
      pointer = pointerType
      if (current && !isOfTip(target)) hide()
    },
    { signal },
  )
  document.addEventListener(
    'keydown',
    event => {
      // Enter on a term follows its link, whatever was pressed before.
      pointer = 'mouse'
      if (event.key !== 'Escape' || !current) return
      event.stopPropagation()
      if (tip.contains(document.activeElement)) current.focus()
      hide()
    },
    { signal, capture: true },
  )
  addEventListener(
    'scroll',
    () => {
      if (!current) return
      const { top, bottom } = current.getBoundingClientRect()
      if (bottom < 0 || top > innerHeight) hide()
      else placeTip(tip, current)
    },
    { signal, passive: true, capture: true },
  )
  return () => {
    listening.abort()
    hide()
  }
}
