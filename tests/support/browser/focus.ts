import type { BrowserContext, Page } from '@playwright/test'
import { askWholeDocument } from './whole-document.ts'

/** The name under which a page reports to the test. */
const REPORT = 'reportLostFocus'

declare global {
  interface Window {
    /** Says what had the focus that is now nowhere without a reason; undefined while it is where it belongs. */
    lostFocus?: () => string | undefined
  }
}

/**
 * Runs in every document before its scripts. The focus is lost when it is on the body although the reader has had
 * it elsewhere. There are reasons for it to be there:
 * - The reader pressed on nothing.
 * - What was opened over the page, while the focus was nowhere, has closed.
 * - The window has got another size, at which what had the focus is not shown.
 * - The browser itself led to a fragment, before the app could or because the address was entered anew: it goes on
 *   from there, without an element that has the focus.
 * - The page is laid out for paper, which has no controls.
 * - A test called `blur()`.
 */
function watchDocument(report: string): void {
  /** How often is looked: at every frame, the pages would draw all the time, which takes more than what is tested. */
  const LOOK_MS = 100
  /** Looks one after the other that a page may take to give the focus to what follows. */
  const PATIENCE = 5
  const FOCUSABLE =
    'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, label, [tabindex], [contenteditable]'
  const OVERLAY = '[role="dialog"], [role="menu"], [popover]'
  let last: string | undefined
  /** What was opened while the focus was nowhere. */
  let overlay: Element | null = null
  let looks = 0
  let { href } = location

  const isNowhere = () =>
    document.activeElement === null || document.activeElement === document.body
  const lost = () => {
    if (!isNowhere()) return undefined
    if (overlay && !overlay.checkVisibility()) last = undefined
    if (matchMedia('print').matches) last = undefined
    return last
  }
  const forget = () => {
    last = undefined
  }
  const options = { capture: true } as const
  addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof Element) || target === document.body) return
      if (last === undefined) overlay = target.closest(OVERLAY)
      else if (overlay && !overlay.contains(target)) overlay = null
      const name = target.getAttribute('aria-label') ?? target.textContent ?? ''
      last = `${target.localName} “${name.trim().slice(0, 40)}” on ${location.pathname}`
    },
    options,
  )
  addEventListener(
    'pointerdown',
    ({ target }) => {
      if (target instanceof Element && !target.closest(FOCUSABLE)) forget()
    },
    options,
  )
  addEventListener('resize', forget)
  addEventListener('hashchange', forget)
  addEventListener('popstate', () => {
    if (href === location.href) forget()
  })
  const { blur } = HTMLElement.prototype
  HTMLElement.prototype.blur = function () {
    forget()
    blur.call(this)
  }

  const look = () => {
    href = location.href
    const name = lost()
    looks = name === undefined ? 0 : looks + 1
    if (name !== undefined && looks === PATIENCE) {
      const send: unknown = Reflect.get(window, report)
      if (typeof send === 'function') send(name)
    }
  }
  window.lostFocus = lost
  setInterval(look, LOOK_MS)
}

/**
 * Watches the focus in all pages of a test.
 * @returns what lost it so far, in words
 */
export async function watchFocus(context: BrowserContext): Promise<string[]> {
  const losses: string[] = []
  await context.exposeBinding(REPORT, (_, name: string) => {
    losses.push(name)
  })
  await context.addInitScript(watchDocument, REPORT)
  return losses
}

/** What has lost the focus at the end of a journey; undefined when nothing has, or the page is gone. */
export async function focusLostOn(page: Page): Promise<string | undefined> {
  if (page.isClosed()) return undefined
  return askWholeDocument(page, () => page.evaluate(() => window.lostFocus?.()))
}
