import type { Locator, Page } from '@playwright/test'
import { holdBack } from '#support/browser/hold-back.ts'
import {
  documentMark,
  expect,
  hydrate,
  hydrateTerms,
  TERMS_SCRIPT,
  test,
} from '#support/browser/test.ts'

const PAGE = '/gallery/states-of-terms'
const WORD = 'tick spacing'
const EXAMPLE = 'Twice, in a table, and as code'
const DEFINITION = /^How many ticks lie between/

test.use({ site: 'gallery' })

/** A term of the page that shows its definition, and the definition. */
async function liveTerm(page: Page): Promise<{ term: Locator; definition: Locator }> {
  await hydrateTerms(page)
  return {
    term: page.getByRole('link', { name: WORD, exact: true }),
    definition: page.getByRole('tooltip'),
  }
}

test.describe('with a mouse', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(PAGE)
    await hydrate(page)
  })

  test('a term shows its definition, which stays while the pointer is on it', async ({ page }) => {
    const { term, definition } = await liveTerm(page)
    await term.hover()
    await expect(definition).toHaveText(DEFINITION)
    await expect(term).toHaveAccessibleDescription(DEFINITION)
    await definition.hover()
    await page.getByRole('link', { name: 'Glossary', exact: true }).last().hover()
    await expect(definition).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(definition).toHaveCount(0)
    await term.hover()
    await page.mouse.move(0, 0)
    await expect(definition).toHaveCount(0)
  })

  test('a definition under the pointer stays while the focus moves elsewhere', async ({ page }) => {
    const { term, definition } = await liveTerm(page)
    await page.getByRole('link', { name: `Link to “${EXAMPLE}”` }).focus()
    await term.hover()
    await expect(definition).toHaveText(DEFINITION)
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('link', { name: `Link to “${EXAMPLE}”` })).not.toBeFocused()
    await expect(definition).toHaveText(DEFINITION)
    await page.keyboard.press('Escape')
    await expect(definition).toHaveCount(0)
  })

  test('a press on a term leads to the glossary in place', async ({ page }) => {
    await documentMark.set(page)
    await page.getByRole('link', { name: WORD, exact: true }).click()
    await expect(page).toHaveURL(/\/glossary#tick-spacing$/)
    await expect(page.getByRole('heading', { name: 'Tick spacing' })).toBeInViewport()
    expect(await documentMark.isThere(page)).toBe(true)
  })
})

for (const [how, turnTo] of [
  ['under the pointer', (term: Locator) => term.hover()],
  ['with the focus of the keyboard', (term: Locator) => term.focus()],
] as const) {
  test(`a term that is ${how} before its script has come shows its definition then`, {
    tag: '@desktop',
  }, async ({ page }) => {
    const script = `**/${TERMS_SCRIPT}-*.js`
    const { release } = await holdBack(page, script)
    const asked = page.waitForRequest(script)
    await page.goto(PAGE)
    // The keyboard is what was used last: the focus shows.
    await page.keyboard.press('Tab')
    await hydrate(page)
    await asked
    await turnTo(page.getByRole('link', { name: WORD, exact: true }))
    release()
    await expect(page.getByRole('tooltip')).toHaveText(DEFINITION)
  })
}

test('a term with the focus of the keyboard shows its definition, and Tab leads into it', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(PAGE)
  await hydrate(page)
  const { term, definition } = await liveTerm(page)
  // After a key, the focus is that of the keyboard.
  await page.keyboard.press('Tab')
  await term.focus()
  await expect(definition).toHaveText(DEFINITION)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Glossary', exact: true }).last()).toBeFocused()
  await expect(definition).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(definition).toHaveCount(0)
  await expect(term).toBeFocused()
})

test.describe('by touch', { tag: '@phone' }, () => {
  test('a tap before the script of the terms is there follows the link', async ({ page }) => {
    const { release } = await holdBack(page, `**/assets/${TERMS_SCRIPT}*`)
    await page.goto(PAGE)
    await page.getByRole('link', { name: WORD, exact: true }).first().tap()
    await expect(page).toHaveURL(/\/glossary#tick-spacing$/)
    release()
  })

  test('of two taps the first shows the definition, a tap elsewhere puts it away', async ({
    page,
  }) => {
    await page.goto(PAGE)
    await hydrate(page)
    const { term, definition } = await liveTerm(page)
    await term.tap()
    await expect(definition).toHaveText(DEFINITION)
    await expect(page).toHaveURL(PAGE)
    await page.getByRole('heading', { name: EXAMPLE }).tap()
    await expect(definition).toHaveCount(0)
    await term.tap()
    await page.getByRole('link', { name: 'Glossary', exact: true }).last().tap()
    await expect(page).toHaveURL(/\/glossary#tick-spacing$/)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a term is a link to the glossary', async ({ page }) => {
    await page.goto(PAGE)
    const term = page.getByRole('link', { name: WORD, exact: true })
    await expect(term).toHaveAttribute('href', '/glossary#tick-spacing')
  })
})

test('pages without terms fetch no script for them', { tag: '@desktop' }, async ({ page }) => {
  const fetched: string[] = []
  page.on('request', request => fetched.push(request.url()))
  await page.goto('/gallery/mathematics')
  await hydrate(page)
  await page.waitForLoadState('networkidle')
  expect(fetched.filter(url => url.includes(TERMS_SCRIPT))).toEqual([])
})
