import { SHORT_TIME, stretchTime } from '#support/browser/clock.ts'
import { comeToLife, mainThreadDuring, whenIdle } from '#support/browser/main-thread.ts'
import { openPlainPage } from '#support/browser/plain-page.ts'
import { expect, test } from '#support/browser/test.ts'

/** A page of many elements, and the one that its foot leads to. */
const LONG = '/networks'
const NEXT = '/resources'

// Exact: what the root hands down, such as the colors of a selection, has a browser style the page that leaves anew for its
// picture, and the next one once more when the picture is gone.
test('a crossfade has no page styled but the next one, and that one once', {
  tag: '@desktop',
}, async ({ browser, baseURL }) => {
  const page = await openPlainPage(browser, `${baseURL}${LONG}`)
  try {
    await whenIdle(page)
    // However busy the machine is, the app comes to life fast by this clock, so that the next page fades.
    await page.evaluate(`(${stretchTime})(${SHORT_TIME})`)
    await comeToLife(page)
    // The next page is laid out in one piece, in which its own styles are not counted: what is left is the fade's.
    await page.evaluate(`
      const whole = new CSSStyleSheet()
      whole.replaceSync('[data-below] { content-visibility: visible !important }')
      document.adoptedStyleSheets = [whole]
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = update => {
        const transition = start(update)
        transition.finished.then(() => { window.faded = true })
        return transition
      }`)
    const { styled } = await mainThreadDuring(page, async () => {
      await page.evaluate(`document.querySelector('footer a[rel="next"]').click()`)
      await expect.poll(() => page.evaluate('window.faded === true')).toBe(true)
      await whenIdle(page)
    })
    expect(await page.evaluate('location.pathname')).toBe(NEXT)
    const elements = Number(await page.evaluate('document.querySelectorAll("*").length'))
    expect(styled).toBeGreaterThan(0)
    expect(styled).toBeLessThan(elements)
  } finally {
    await page.close()
  }
})
