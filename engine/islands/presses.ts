import { around, isModified } from './around.ts'

/** What is asked of an island: a press, a key that leads from tab to tab, or the one that takes what was typed. */
export type Press = MouseEvent | KeyboardEvent

/** Keys that lead from tab to tab, and the one of a field. Others are told as a press by the browser, or belong to the page. */
const KEYS = /^(Arrow(Left|Right)|Home|End|Enter)$/

/** What a browser answers by itself, or the boot script: such presses are not given again. */
const ANSWERED = 'input, select, textarea, label, summary, [data-copy]'

/**
 * The island that a press, or such a key, is for: the one whose own content holds what it is on. None for links, for the
 * static content inside an island, and for any other event. The page does nothing by such a key.
 */
export function askedIsland(event: Event): HTMLElement | null {
  const holder = around(event, 'a, [data-slot], [data-island]')
  if (!holder?.dataset.island) return null
  if (event instanceof KeyboardEvent) {
    // In a form it is for the form.
    const of = event.key === 'Enter' ? 'input:not(form *)' : '[role=tab]'
    if (isModified(event) || !KEYS.test(event.key) || !around(event, of)) return null
    event.preventDefault()
    return holder
  }
  return event instanceof MouseEvent ? holder : null
}

/** Whether nobody has answered a press on an element yet. */
function isUnanswered(target: EventTarget | null): target is HTMLElement | SVGElement {
  return target instanceof Element && !target.closest(ANSWERED)
}

/** Presses the button of the pointer, at the place where it was pressed, for what acts before it is let go. */
export function repeatDown(press: MouseEvent): void {
  const { target, clientX, clientY } = press
  if (!isUnanswered(target)) return
  const at = { bubbles: true, cancelable: true, button: 0, buttons: 1, clientX, clientY }
  // There is no pointer any more that could be held.
  target.setPointerCapture = () => {}
  target.dispatchEvent(new PointerEvent('pointerdown', at))
  target.dispatchEvent(new MouseEvent('mousedown', at))
  target.dispatchEvent(new PointerEvent('pointerup', at))
  Reflect.deleteProperty(target, 'setPointerCapture')
}

/** Gives a press that nobody answered to the same control again. */
function repeatPress(press: MouseEvent): void {
  const { target, clientX, clientY } = press
  if (!isUnanswered(target) || !target.isConnected) return
  repeatDown(press)
  target.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, clientX, clientY }),
  )
}

/** A moment in which a part takes in what it has heard. */
const takenIn = () => new Promise(resolve => setTimeout(resolve))

/**
 * Gives what nobody answered again, in its order, after what was typed. Each key is answered before the next thing
 * comes: tabs move the focus a moment after they have heard of it, and the key that follows is for the tab it has moved
 * to. A focus that had left the tabs before goes back.
 */
export async function repeatPresses(presses: readonly Press[]): Promise<void> {
  await takenIn()
  const { activeElement } = document
  let tab: Element | null = null
  for (const press of presses) {
    if (press instanceof MouseEvent) {
      repeatPress(press)
      tab = null
    } else {
      const { target, key } = press
      tab ??= target as Element
      tab.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      await takenIn()
      tab = document.activeElement
    }
  }
  const hadLeft = tab && activeElement?.role !== 'tab'
  if (hadLeft && activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true })
}

/** Presses of an island before it could answer, in order: each key, and of each control the last press. */
export interface PressMemory {
  add(island: Element, press: Press): void
  /** Gives the presses of an island out, and forgets them. */
  take(island: Element): readonly Press[]
  clear(): void
}

/** Starts without presses. */
export function pressMemory(): PressMemory {
  const presses = new Map<Element, Press[]>()
  return {
    add(island, press) {
      const isOther = ({ type, target }: Press) =>
        type !== 'click' || press.type !== 'click' || target !== press.target
      presses.set(island, [...(presses.get(island) ?? []).filter(isOther), press])
    },
    take(island) {
      const taken = presses.get(island) ?? []
      presses.delete(island)
      return taken
    },
    clear: () => presses.clear(),
  }
}
