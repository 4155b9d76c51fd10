/** Events that show that somebody is there. */
const EVENTS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel', 'scroll'] as const

/** Calls once, when the reader first points, presses, types, touches, scrolls or moves the focus. */
export function onFirstActivity(call: () => void): void {
  const controller = new AbortController()
  const first = () => {
    controller.abort()
    call()
  }
  for (const event of EVENTS)
    addEventListener(event, first, { capture: true, passive: true, signal: controller.signal })
}
