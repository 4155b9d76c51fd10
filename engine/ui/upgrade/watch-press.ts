/** A click follows the release of a finger or a key within this time, in milliseconds. */
const CLICK_AFTER_RELEASE_MS = 100

/** Knows whether the reader is pressing an element. */
export interface PressWatch {
  /** Settles when no press of the element is under way, its click included. */
  ended: () => Promise<void>
  stop: () => void
}

/** Watches presses of an element by pointer or key; one that began before is seen too. */
export function watchPress(element: HTMLElement): PressWatch {
  const listening = new AbortController()
  const { signal } = listening
  let pressed = element.matches(':active')
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: (() => void)[] = []

  const settle = () => {
    pressed = false
    for (const call of waiting) call()
    waiting = []
  }

  const begin = (event: Event) => {
    if (event instanceof KeyboardEvent && event.key !== ' ' && event.key !== 'Enter') return
    clearTimeout(timer)
    pressed = true
  }
  const end = () => {
    if (!pressed) return
    clearTimeout(timer)
    timer = setTimeout(settle, CLICK_AFTER_RELEASE_MS)
  }
  // A tap that is over may still show as a press for a moment, with no event to come.
  const endEarlier = () => {
    if (element.matches(':active')) timer = setTimeout(endEarlier, CLICK_AFTER_RELEASE_MS)
    else settle()
  }
  if (pressed) timer = setTimeout(endEarlier, CLICK_AFTER_RELEASE_MS)
  for (const type of ['pointerdown', 'keydown']) element.addEventListener(type, begin, { signal })
  for (const type of ['pointerup', 'pointercancel', 'keyup', 'blur'])
    addEventListener(type, end, { capture: true, signal })

  return {
    ended: () => (pressed ? new Promise(call => waiting.push(call)) : Promise.resolve()),
    stop: () => {
      clearTimeout(timer)
      listening.abort()
    },
  }
}
