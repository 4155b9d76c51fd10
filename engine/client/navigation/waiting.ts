import { documentIds } from '#model/document-ids.ts'
import { WAITING_MESSAGE_DELAY_MS } from '#model/site-behavior.ts'
import { isComposing } from '#ui/composing.ts'
import { words } from '#words'
import { type Action, waitingBox } from './waiting-box.ts'

/** Says that a page is on its way, or that it did not load, to those who see and those who hear. */
export interface Waiting {
  /** Begins to wait, and shows it at once. @param cancel is called when the reader asks for it. */
  begin(cancel: () => void): void
  /** The page did not load, and the present one stays. @param again tries it once more. */
  fail(again: () => void): void
  /** Says something of the page that is shown. */
  tell(text: string): void
  /** Nothing is on its way any more. */
  end(): void
}

/** Where an Escape belongs to what is open. */
const OWN_ESCAPE = '[role="dialog"], [role="menu"], :popover-open'

/** Shows that a page is on its way: a bar at once, and later words with a way to cancel. */
export function showWaiting(): Waiting {
  const box = waitingBox()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLoading = false
  let hasFailed = false
  /** What Escape does. */
  let giveUp: (() => void) | undefined
  /** What was said last to those who hear. */
  let said = ''

  const announce = (text: string) => {
    const status = document.getElementById(documentIds.status)
    if (!status) return
    said = text
    status.textContent = text
  }
  /** Takes back what was said, unless something else has been said since: a page that is read holds it, too. */
  const hush = () => {
    if (said && document.getElementById(documentIds.status)?.textContent === said) announce('')
  }
  const stop = () => {
    clearTimeout(timer)
    isLoading = false
    hasFailed = false
    giveUp = undefined
    document.querySelector('main')?.removeAttribute('aria-busy')
  }
  const end = () => {
    stop()
    box.hide()
    hush()
  }
  const say = (text: string, actions: readonly Action[]) => {
    box.say(text, actions)
    announce(text)
  }

  addEventListener('keydown', event => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return
    if (!document.querySelector(OWN_ESCAPE)) giveUp?.()
  })

  return {
    begin(cancel) {
      // Another page is waited for instead: the reader has waited on.
      if (isLoading) return
      const isAgain = hasFailed
      stop()
      isLoading = true
      giveUp = cancel
      box.showBar()
      const explain = () => {
        document.querySelector('main')?.setAttribute('aria-busy', 'true')
        say(words.loadingPageNow, [{ name: words.cancel, act: cancel }])
      }
      // Whoever tries again has the message before them: it changes at once.
      if (isAgain) explain()
      else timer = setTimeout(explain, WAITING_MESSAGE_DELAY_MS)
    },
    fail(again) {
      stop()
      hasFailed = true
      box.hideBar()
      giveUp = end
      say(navigator.onLine ? words.pageFailed : words.pageFailedOffline, [
        { name: words.tryAgain, act: again },
        { name: words.close, act: end },
      ])
    },
    tell(text) {
      stop()
      giveUp = end
      say(text, [{ name: words.close, act: end }])
    },
    end,
  }
}
