import type { Page } from '@playwright/test'
import { allowChangedFiles } from '#support/browser/changed-files.ts'
import { openFigure } from '#support/browser/figure.ts'
import { heading } from '#support/browser/page-parts.ts'
import { plantFault, setFaulty } from '#support/browser/planted-fault.ts'
import { documentMark, expect, hydrate, hydrateIsland, test } from '#support/browser/test.ts'

// What a part throws reaches the console, for those who fix it, and no reader. 520: what was rendered in pieces was once
// more rendered in one.
test.use({
  expectedTroubles: [/planted fault|Minified React error #(?:4\d\d|520)|MIME type|integrity/],
})

const APP = '**/assets/client-*.js'

/** Expects that the page is read and walked through although a part of it failed. */
async function expectReadable(page: Page, title: string): Promise<void> {
  await expect(heading(page)).toHaveText(title)
  await documentMark.set(page)
  await page.locator('#article').getByRole('link', { name: 'Roadmap' }).click()
  await expect(page).toHaveURL('/roadmap')
  await expect(heading(page)).toHaveText('Roadmap')
  expect(await documentMark.isThere(page)).toBe(true)
}

const parts = [
  { name: 'The top bar', text: 'Search...', found: 'banner' },
  { name: 'The sidebar', text: 'Close the menu', found: 'navigation', label: 'Documentation' },
  { name: 'The outline', text: 'outline-title', found: 'navigation', label: 'On this page' },
  {
    name: 'The foot of the page',
    text: 'Previous and next page',
    found: 'navigation',
    label: 'Previous and next page',
  },
] as const

for (const { name, text, ...place } of parts) {
  test.describe(`${name} that fails`, { tag: '@desktop' }, () => {
    const part = (page: Page) =>
      'label' in place
        ? page.getByRole(place.found, { name: place.label, exact: true })
        : page.getByRole(place.found)
    const message = (page: Page) =>
      page.getByRole('alert').filter({ hasText: `${name} did not load.` })

    test('at its start leaves the rest, and comes back when tried again', async ({ page }) => {
      await plantFault(page, { scripts: APP, text })
      await page.goto('/dao/governance')
      await page.mouse.move(100, 100)
      await expect(message(page)).toBeVisible()
      await expect(part(page)).toHaveCount(0)
      const again = message(page).getByRole('button', { name: 'Try again' })
      await again.click()
      await expect(again).toBeFocused()
      await setFaulty(page, false)
      await again.click()
      await expect(part(page)).toBeVisible()
      await expect(message(page)).toHaveCount(0)
      await expect(page.locator('body')).not.toBeFocused()
      await expectReadable(page, 'Governance')
    })

    test('later leaves the rest, and is tried again with the next page', async ({ page }) => {
      await plantFault(page, { scripts: APP, text, isFaulty: false })
      await page.goto('/dao/governance')
      await hydrate(page)
      await setFaulty(page, true)
      await expectReadable(page, 'Governance')
      await expect(message(page)).toBeVisible()
      await setFaulty(page, false)
      await page.goBack()
      await expect(heading(page)).toHaveText('Governance')
      await expect(part(page)).toBeVisible()
      await expect(message(page)).toHaveCount(0)
    })
  })
}

test('a bar of small screens that fails leaves the rest', { tag: '@phone' }, async ({ page }) => {
  await plantFault(page, { scripts: APP, text: 'Page tools' })
  await page.goto('/dao/governance')
  await page.mouse.move(100, 100)
  await expect(page.getByText('The bar of the page did not load.')).toBeVisible()
  await expectReadable(page, 'Governance')
})

test('a menu that fails keeps its simple form', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => {
    // The library measures the place of an open menu with it.
    Object.defineProperty(globalThis, 'ResizeObserver', {
      get() {
        throw new Error('planted fault')
      },
    })
  })
  await page.goto('/dao/governance')
  await hydrate(page)
  const nav = page.getByRole('navigation', { name: 'Site', exact: true })
  await nav.locator('summary, button').first().click()
  await expect(nav.locator('details').first()).toBeVisible()
  await expectReadable(page, 'Governance')
})

test('a search that fails says so, keeps what was typed, and is tried again', async ({ page }) => {
  await plantFault(page, { scripts: '**/assets/search-dialog-*.js', text: 'Show excerpts' })
  await page.goto('/dao/governance')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  for (const again of [false, true]) {
    if (again) await dialog.getByRole('button', { name: 'Try again' }).click()
    else await page.keyboard.press('/')
    await expect(dialog.getByRole('status')).toContainText('Search did not load')
    await expect(dialog.getByRole('textbox', { name: 'Search' })).toBeFocused()
  }
  await page.keyboard.type('quorum')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.keyboard.press('/')
  await expect(dialog.getByRole('status')).toContainText('Search did not load')
  await setFaulty(page, false)
  await page.keyboard.type('quorum')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('quorum')
  await page.keyboard.press('Escape')
  await expectReadable(page, 'Governance')
})

test('a frame that fails altogether leaves the article and its links', async ({ page }) => {
  await plantFault(page, { scripts: APP, text: 'Skip to content' })
  await page.goto('/dao/governance')
  await page.mouse.move(100, 100)
  await expect(page.getByRole('alert')).toHaveText(/did not load/)
  await expect(heading(page)).toHaveText('Governance')
  await setFaulty(page, false)
  await expectReadable(page, 'Governance')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toHaveCount(1)
})

// What is missing from the start: `tests/navigating/lacking.spec.ts`.
test.describe('when what a part needs is taken away after the page has loaded', () => {
  test.use({
    expectedTroubles: [/is not a (?:function|constructor)/],
    losesFocus: 'what would move it is what fails',
  })

  for (const lacking of ['matchMedia', 'IntersectionObserver']) {
    test(`the app starts without ${lacking}: the article is read and its links work`, async ({
      page,
    }) => {
      await page.goto('/dao/governance')
      await page.evaluate(name => Object.assign(globalThis, { [name]: undefined }), lacking)
      await hydrate(page)
      await expectReadable(page, 'Governance')
    })
  }
})

test.describe('an interactive part that fails', () => {
  const part = (page: Page) => page.locator('[data-island="tabs"]').first()
  const tab = (page: Page, name: string) => part(page).getByRole('tab', { name })

  test('at its start keeps its content, says so, and comes to life when tried again', async ({
    page,
  }) => {
    await page.addInitScript(() => Object.assign(globalThis, { isFaulty: true }))
    await allowChangedFiles(page)
    await page.route('**/assets/tabs-island-*.js', async route => {
      const response = await route.fetch()
      const script = await response.text()
      const body = `${script.replace(/export\s*\{\s*(\w+) as TabsIsland/, 'const Faulty=p=>{if(globalThis.isFaulty)throw Error("planted fault");return $1(p)};export{Faulty as TabsIsland')}`
      await route.fulfill({ response, body })
    })
    await page.goto('/api/examples/quote')
    await hydrate(page)
    const panel = page.getByRole('tabpanel', { name: 'curl' }).first()
    await panel.scrollIntoViewIfNeeded()
    const message = page.getByRole('alert').filter({ hasText: 'did not load' }).first()
    await expect(message).toBeVisible()
    await expect(panel).toContainText('curl')
    await setFaulty(page, false)
    await message.getByRole('button', { name: 'Try again' }).click()
    await tab(page, 'TypeScript').click()
    await expect(tab(page, 'TypeScript')).toHaveAttribute('aria-selected', 'true')
  })

  test('in use gives way to what the page held, and is tried again', async ({ page }) => {
    await plantFault(page, {
      scripts: '**/assets/playground-island-*.js',
      text: 'Close the form',
      isFaulty: false,
    })
    await page.goto('/api/blade/swagger')
    await hydrate(page)
    const call = page.locator('[data-island="playground"]').first()
    await hydrateIsland(call)
    const example = await call.locator('[data-slot="example"]').innerText()
    await setFaulty(page, true)
    await call.getByRole('button', { name: 'Try it' }).click()
    const again = page.getByRole('button', { name: 'Try again' })
    await expect(again).toBeFocused()
    await expect(call.locator('[data-slot="example"]')).toHaveText(example, { useInnerText: true })
    await setFaulty(page, false)
    await again.click()
    await expect(again).toHaveCount(0)
    await expect(page.locator('body')).not.toBeFocused()
    await call.getByRole('button', { name: 'Try it' }).click()
    await expect(call.getByRole('button', { name: 'Send' })).toBeVisible()
  })

  test('in what a press asks for stays as it is, and answers what is asked next', async ({
    page,
  }) => {
    await plantFault(page, {
      scripts: '**/assets/figure-kit-*.js',
      text: 'Link in the address bar',
      isFaulty: false,
    })
    const figure = await openFigure(page, 'price-range')
    await setFaulty(page, true)
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
      document.execCommand = () => false
    })
    const failed = page.waitForEvent('pageerror')
    const copy = figure.getByRole('button', { name: 'Copy link' })
    await copy.click()
    await failed
    await expect(copy).toBeFocused()
    const slider = figure.getByRole('slider').first()
    const before = await slider.inputValue()
    await slider.focus()
    await slider.press('ArrowRight')
    await expect(slider).not.toHaveValue(before)
    await setFaulty(page, false)
    await copy.click()
    await expect(figure.getByRole('button', { name: 'Link in the address bar' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('does not load, says so where it was pressed, and shows that it comes when tried again', async ({
    page,
  }) => {
    const { promise: asked, resolve: release } = Promise.withResolvers<void>()
    let isBroken = true
    await page.route('**/assets/tabs-island-*.js', async route => {
      if (isBroken) return route.fulfill({ status: 200, contentType: 'text/html', body: '' })
      await asked
      return route.continue()
    })
    await page.goto('/api/examples/quote')
    await hydrate(page)
    await tab(page, 'TypeScript').click()
    const again = page.getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    isBroken = false
    await again.click()
    await expect(part(page)).toHaveAttribute('aria-busy', 'true')
    const loading = page.getByRole('alert').filter({ hasText: 'Loading this part…' })
    await expect(loading.getByRole('button', { name: 'Cancel' })).toBeVisible()
    release()
    await expect(again).toHaveCount(0)
    await expect(loading).toHaveCount(0)
    await expect(part(page)).not.toHaveAttribute('aria-busy')
    await tab(page, 'TypeScript').click()
    await expect(tab(page, 'TypeScript')).toHaveAttribute('aria-selected', 'true')
  })

  test('keeps its content where a translator has changed the page before', async ({ page }) => {
    await page.goto('/api/examples/quote')
    const panel = page.getByRole('tabpanel', { name: 'curl' }).first()
    const code = await panel.locator('pre').innerText()
    await page.evaluate(() => {
      for (const each of document.querySelectorAll('[role="tab"]')) {
        const translated = document.createElement('font')
        translated.textContent = `${each.textContent} (translated)`
        each.replaceChildren(translated)
      }
    })
    await hydrate(page)
    await hydrateIsland(panel)
    await expect(panel.locator('pre')).toHaveText(code, { useInnerText: true })
    await tab(page, 'TypeScript').click()
    await expect(tab(page, 'TypeScript')).toHaveAttribute('aria-selected', 'true')
  })
})

const fragments = [
  '%',
  '%zz',
  '%E0%A4%A',
  '100%',
  '__proto__',
  'constructor',
  '"><b>',
  "'",
  '\\',
  ' ',
  '%00',
  '#',
  'app',
  'article',
  '\ud800',
  'a'.repeat(5_000),
]
const queries = [
  '%',
  '%zz',
  '%E0%A4%A',
  '__proto__=1',
  'figure',
  'figure=__proto__&x=NaN',
  '=',
  '&&&',
  '<b>',
  '\ud800',
  'q='.repeat(2_000),
]
const hostile = [...fragments.map(each => `#${each}`), ...queries.map(each => `?${each}`)]

test('whatever the fragment and the query hold, the page is read and walked through', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const address of hostile) {
    await page.goto('about:blank')
    await page.goto(`/dao/governance${address}`)
    await hydrate(page)
    await expectReadable(page, 'Governance')
    await page.goBack()
    await expect(heading(page)).toHaveText('Governance')
    await expect(page.getByRole('banner')).toBeVisible()
  }
})

const garbage = [
  '',
  'null',
  '5',
  '"text"',
  '[]',
  'true',
  '{',
  '{"__proto__":null}',
  '\ud800',
  '[object Object]',
]

test('whatever the storage holds, the page is read and walked through', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/dao/governance')
  for (const value of garbage) {
    await page.evaluate(held => {
      const keys = ['theme', 'banner', 'search-excerpts', 'search-query', 'reloaded', 'positions']
      for (const key of keys) {
        localStorage.setItem(key, held)
        sessionStorage.setItem(key, held)
      }
      // What the page that is left would write.
      addEventListener('pagehide', event => event.stopImmediatePropagation(), { capture: true })
    }, value)
    await page.goto('/dao/governance')
    await hydrate(page)
    await expectReadable(page, 'Governance')
    await page.keyboard.press('/')
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goto('/dao/governance')
  }
})
