import { placeTip } from './place-tip.ts'

/** A box beside an element that tells something of it. */
export interface Tip {
  /** What holds the box and the way to it: a popover that is shown and hidden by hand. */
  element: HTMLElement
  /** Id of what describes an element: the box, or a part of it. */
  descriptionId: string
  /** Fills the box for an element. @returns false when there is nothing to tell of it */
  fill: (target: HTMLElement) => boolean
}

interface Behavior {
  /** Finds the elements that have a tip. */
  targets: string
  /** Time the pointer has to rest on an element before its tip shows, in milliseconds. */
  restMs: number
  /**
   * Time in which the pointer may travel from an element to its tip, in milliseconds; names that it crosses on its
   * way do not show theirs.
   */
  travelMs: number
}

/**
 * Shows a tip for elements: while the pointer of a mouse is on one or on its tip, while one has the focus of the
 * keyboard, and on a first tap; a second tap does what a press does. Escape, a press elsewhere and scrolling out of
 * sight put it away, and nothing else does while pointer or focus stays (WCAG 2.2, criterion 1.4.13).
 * @param root holds the elements
 * @returns a function that ends it
 */
export function showTips(root: HTMLElement, tip: Tip, behavior: Behavior): () => void {
  const { element, descriptionId, fill } = tip
  const { targets, restMs, travelMs } = behavior
  const listening = new AbortController()
  const { signal } = listening
  let current: HTMLElement | undefined
  let showing: ReturnType<typeof setTimeout> | undefined
  let hiding: ReturnType<typeof setTimeout> | undefined
  let pointer = 'mouse'

  const targetAt = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>(targets) : null
  const isOfTip = (target: EventTarget | null) =>
    target instanceof Node && (element.contains(target) || (current?.contains(target) ?? false))

  const isPointedAt = () => element.matches(':hover') || (current?.matches(':hover') ?? false)

  const wait = () => {
    clearTimeout(showing)
    clearTimeout(hiding)
    hiding = undefined
  }
  const hide = () => {
    wait()
    current?.removeAttribute('aria-describedby')
    current = undefined
    if (element.isConnected) element.hidePopover()
  }
  const show = (target: HTMLElement) => {
    wait()
    if (current === target) return
    hide()
    if (!fill(target)) return
    current = target
    target.setAttribute('aria-describedby', descriptionId)
    element.showPopover()
    placeTip(element, target)
  }
  const leave = () => {
    clearTimeout(showing)
    if (current && !isOfTip(document.activeElement)) hiding ??= setTimeout(hide, travelMs)
  }

  const restOn = (target: HTMLElement) => {
    clearTimeout(showing)
    showing = setTimeout(show, current ? travelMs : restMs, target)
  }

  root.addEventListener(
    'pointerover',
    ({ pointerType, target }) => {
      if (pointerType !== 'mouse') return
      const found = targetAt(target)
      if (isOfTip(target)) wait()
      else if (found) restOn(found)
      else leave()
    },
    { signal },
  )
  root.addEventListener(
    'pointerleave',
    ({ pointerType }) => {
      if (pointerType === 'mouse') leave()
    },
    { signal },
  )
  root.addEventListener(
    'focusin',
    ({ target }) => {
      const found = targetAt(target)
      if (found?.matches(':focus-visible')) show(found)
    },
    { signal },
  )
  root.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (current && !isOfTip(relatedTarget) && !isPointedAt()) hide()
    },
    { signal },
  )
  root.addEventListener(
    'click',
    event => {
      const found = targetAt(event.target)
      if (!found || pointer === 'mouse' || found === current) return
      event.preventDefault()
      show(found)
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
      // Enter on a link follows it, whatever was pressed before.
      pointer = 'mouse'
      if (event.key !== 'Escape') return
      clearTimeout(showing)
      if (!current) return
      event.stopPropagation()
      if (element.contains(document.activeElement)) current.focus()
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
      else placeTip(element, current)
    },
    { signal, passive: true, capture: true },
  )
  // The reader may have been there before this was.
  const focused = root.querySelector<HTMLElement>(`:is(${targets}):focus-visible`)
  const pointedAt = root.querySelector<HTMLElement>(`:is(${targets}):hover`)
  if (focused) show(focused)
  else if (pointedAt && matchMedia('(hover: hover)').matches) restOn(pointedAt)

  return () => {
    listening.abort()
    hide()
  }
}
