import type { Locator, Page } from '@playwright/test'
import { shortenTime, stretchTime } from '#support/browser/clock.ts'
import { heading } from '#support/browser/page-parts.ts'
import { expect, hydrate, hydrateTerms, nextLink, test } from '#support/browser/test.ts'

/** Counts the fades between pages. A fade stands still at its beginning while the document has `data-held`. */
async function watchCrossfades(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const begin = document.startViewTransition.bind(document)
    document.startViewTransition = update => {
      const { dataset } = document.documentElement
      dataset.crossfades = `${Number(dataset.crossfades ?? 0) + 1}`
      const fade = begin(update)
      const hold = () => {
        const pictures = document
          .getAnimations()
          .filter(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement)
        for (const animation of pictures) animation.pause()
        const durations = pictures.map(({ effect }) => effect?.getTiming().duration)
        dataset.held = [...new Set(durations)].join()
      }
      if (dataset.held !== undefined) void fade.ready.then(hold)
      return fade
    }
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset.crossfades ?? 0))
}

/** The longest transition of an element, in seconds, and what takes it. */
function transitionOf(page: Page, selector: string, pseudo?: string) {
  return page
    .locator(selector)
    .first()
    .evaluate((element, part) => {
      const { transitionDuration, transitionProperty } = getComputedStyle(element, part)
      return { duration: transitionDuration, property: transitionProperty }
    }, pseudo)
}

test('colors of controls take 120 ms, and what a details element holds 140 ms', async ({
  page,
}) => {
  await page.goto('/api/examples/quote')
  const color = { duration: '0.12s', property: 'color, background-color, border-color' }
  // Before the first sign of life, after which menus of the frame take the place of some.
  expect(await transitionOf(page, 'details', '::details-content')).toEqual({
    duration: '0.14s',
    property: 'opacity',
  })
  await page.locator('#article a').first().hover()
  expect(await transitionOf(page, '#article a')).toEqual(color)
})

/** How long the animation of an element takes, in seconds. */
function animationOf(element: Locator): Promise<string> {
  return element.evaluate(it => getComputedStyle(it).animationDuration)
}

test('a menu takes 140 ms to open', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/dao/governance')
  await hydrate(page)
  await page.getByRole('button', { name: '6.2.12' }).click()
  expect(await animationOf(page.getByRole('menu'))).toBe('0.14s')
})

test('the definition of a term takes 140 ms to appear, and no time for who asks for less', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/aggregator/introduction')
  await hydrate(page)
  await hydrateTerms(page)
  await page.locator('#article [data-term]').first().hover()
  const tip = page.locator('#article :popover-open')
  await expect(tip.getByRole('tooltip')).toBeVisible()
  expect(await animationOf(tip)).toBe('0.14s')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(Number.parseFloat(await animationOf(tip))).toBeLessThan(0.0001)
})

test('the sidebar takes 140 ms to open', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/dao/governance')
  await hydrate(page)
  await page.getByRole('button', { name: 'Open the sidebar' }).click()
  expect(await animationOf(page.locator('#sidebar'))).toBe('0.14s')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(Number.parseFloat(await animationOf(page.locator('#sidebar')))).toBeLessThan(0.0001)
})

test('in the dark, what lies over the page is lighter than the page', async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/dao/governance')
  await hydrate(page)
  await page.getByRole('button', { name: isMobile ? 'Open the sidebar' : '6.2.12' }).click()
  const over = isMobile ? page.locator('#sidebar') : page.getByRole('menu')
  await expect(over).toHaveCSS('background-color', 'rgb(34, 36, 38)')
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(18, 19, 20)')
})

test('the theme changes at once, without a transition of any color', async ({ page }) => {
  await page.goto('/dao/governance')
  const underWay = await page.evaluate(() => {
    getComputedStyle(document.body).getPropertyValue('color')
    document.querySelector<HTMLElement>('[data-theme-switch]')?.click()
    return document.getAnimations().filter(each => each instanceof CSSTransition).length
  })
  await expect(page.locator('html')).toHaveClass(/\bdark\b/)
  expect(underWay).toBe(0)
})

test('a page fades into the next in 100 ms, on the way back too, and presses are the next one’s', async ({
  page,
}) => {
  await shortenTime(page)
  const crossfades = await watchCrossfades(page)
  await page.goto('/dao/governance')
  await hydrate(page)
  await page.evaluate(() => document.documentElement.setAttribute('data-held', ''))
  await nextLink(page).click()
  await expect(heading(page)).toHaveText('Tokenomics')
  await expect(page.locator('html')).toHaveAttribute('data-held', '100')
  // While the page before is still wholly seen.
  await nextLink(page).click()
  await expect(heading(page)).not.toHaveText('Tokenomics')
  expect(await crossfades()).toBe(2)
  await page.goBack()
  await expect(heading(page)).toHaveText('Tokenomics')
  expect(await crossfades()).toBe(3)
})

test('after a page that took long to be shown the next one comes without fading', async ({
  page,
}) => {
  await shortenTime(page)
  const crossfades = await watchCrossfades(page)
  await page.goto('/dao/governance')
  await hydrate(page)
  await page.evaluate(stretchTime, 1_000_000)
  await nextLink(page).click()
  await expect(heading(page)).toHaveText('Tokenomics')
  expect(await crossfades()).toBe(1)
  await page.goBack()
  await expect(heading(page)).not.toHaveText('Tokenomics')
  expect(await crossfades()).toBe(1)
})

test('after a page that took long to come to life the next one comes without fading', async ({
  page,
}) => {
  await page.addInitScript(stretchTime, 1000)
  const crossfades = await watchCrossfades(page)
  await page.goto('/dao/governance')
  await hydrate(page)
  await nextLink(page).click()
  await expect(heading(page)).toHaveText('Tokenomics')
  expect(await crossfades()).toBe(0)
})

test('a place on the same page is reached without fading', async ({ page }) => {
  await shortenTime(page)
  const crossfades = await watchCrossfades(page)
  await page.goto('/dao/governance')
  await hydrate(page)
  await page.evaluate(() => document.querySelector<HTMLElement>('#article h2 a')?.click())
  await expect(page).toHaveURL(/#/)
  expect(await crossfades()).toBe(0)
})

test('pages change at once for a reader who asked for less motion', async ({ page }) => {
  await shortenTime(page)
  const crossfades = await watchCrossfades(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/dao/governance')
  await hydrate(page)
  await nextLink(page).click()
  await expect(heading(page)).toHaveText('Tokenomics')
  expect(await crossfades()).toBe(0)
  expect(await transitionOf(page, 'details', '::details-content')).toMatchObject({ duration: '0s' })
})

test('a reader who asked for less motion gets none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/api/examples/quote')
  const longest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('*')].flatMap(element => {
        const { transitionDuration, animationDuration } = getComputedStyle(element)
        return [transitionDuration, animationDuration].flatMap(list =>
          list.split(',').map(Number.parseFloat),
        )
      }),
    ),
  )
  expect(longest).toBeLessThanOrEqual(0.0001)
})

test('a reader who asked for less motion gets the colors of the other theme at once', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/blade/introduction/how-lps-earn-from-arbitrage')
  const underWay = await page.evaluate(() => {
    const button = document.querySelector<HTMLElement>('[data-theme-switch]')
    // A transition begins from what was computed before.
    getComputedStyle(document.body).getPropertyValue('color')
    button?.click()
    return document.getAnimations().filter(each => each instanceof CSSTransition).length
  })
  await expect(page.locator('html')).toHaveClass(/\bdark\b/)
  expect(underWay).toBe(0)
})
