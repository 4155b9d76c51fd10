const SIGNS = [
  'pointermove',
  'pointerdown',
  'keydown',
  'focusin',
  'touchstart',
  'wheel',
  'scroll',
] as const

/** Calls once, at the reader's first sign of life: pointer, key, focus, touch or scroll. */
export function onFirstSignOfLife(call: () => void): void {
  const controller = new AbortController()
  const first = () => {
    controller.abort()
    call()
  }
  for (const sign of SIGNS)
    addEventListener(sign, first, { capture: true, passive: true, signal: controller.signal })
}
