import { exampleQuote } from '#site/facts/api/examples.ts'
import { API_HOST } from '#site/facts/api/host.ts'
import { openFigure } from '#support/browser/figure.ts'
import { json, startLocalApi } from '#support/browser/local-api.ts'
import { FORM_FILES, openForm, withHost } from '#support/browser/open-form.ts'
import { statesOf } from '#support/browser/states.ts'
import { expect, hydrate, hydrateIsland, nextLink, test } from '#support/browser/test.ts'

/*
 * What assistive technology is given in ten key states: names, roles and states, in their order. The expectations
 * are the files beside this one. What they list has to be there in that order; a page of the sidebar, a line of an
 * article or a column that is added later may stand between. States that these files cannot hold, such as what is
 * current, closed or waited for, are compared as a list.
 */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the landing page', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/')
  await hydrate(page)
  await expect(page.locator('body')).toMatchAriaSnapshot({ name: 'landing-page.aria.yml' })
  expect(await statesOf(page.locator('body'))).toEqual([
    '6.2.12: expanded=false',
    'X sold in all: valuetext=20.0 X, value=20 of 0.5 to 50',
  ])
})

test('a page of the documentation', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/dao/tokenomics')
  await hydrate(page)
  await expect(page.getByRole('button', { name: '6.2.12' })).toBeVisible()
  await expect(page.locator('body')).toMatchAriaSnapshot({ name: 'docs-page.aria.yml' })
  // Figures have a state of their own, below.
  const states = await statesOf(page.locator('body'))
  expect(states.filter(each => !each.includes('value='))).toEqual([
    'Docs: current=true',
    '6.2.12: expanded=false',
    'Tokenomics: current=page',
    'The tokens: current=location',
  ])
})

test('the open mobile sidebar: nothing of the page behind is left', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/dao/governance')
  await hydrate(page)
  await page.getByRole('button', { name: 'Open the sidebar' }).click()
  const sidebar = page.getByRole('navigation', { name: 'Documentation' })
  await expect(sidebar.getByRole('link', { name: 'Governance' })).toBeFocused()
  await expect(sidebar).toMatchAriaSnapshot({ name: 'mobile-sidebar.aria.yml' })
  expect(await statesOf(sidebar)).toEqual(['Governance: current=page'])
  for (const part of ['header', 'main', '[data-small-screen-bar]'])
    await expect(page.locator(part)).toHaveAttribute('inert')
})

test('an open menu of the top navigation', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/dao/governance')
  await hydrate(page)
  await page.getByRole('button', { name: '6.2.12' }).press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Migrating' })).toBeFocused()
  const top = page.getByRole('navigation', { name: 'Site', exact: true })
  await expect(top).toMatchAriaSnapshot({ name: 'top-menu.aria.yml' })
  expect(await statesOf(top)).toEqual(['Docs: current=true', '6.2.12: expanded=true'])
})

test('the open list of headings', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/dao/governance')
  await hydrate(page)
  await page.getByRole('button', { name: 'On this page' }).click()
  await expect(page.getByRole('navigation', { name: 'Headings of this page' })).toBeVisible()
  const tools = page.getByRole('region', { name: 'Page tools' })
  await expect(tools).toMatchAriaSnapshot({ name: 'outline-popover.aria.yml' })
  expect(await statesOf(tools)).toEqual([
    'On this page: expanded=true',
    'Who decides what: current=location',
  ])
})

test('the search with results', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/dao/governance')
  await hydrate(page)
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Search' }).fill('quorum')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await expect(dialog.getByRole('option').first()).toBeVisible()
  await expect(dialog.getByRole('status')).not.toBeEmpty()
  await expect(dialog).toMatchAriaSnapshot({ name: 'search-with-results.aria.yml' })
  expect(await statesOf(dialog)).toEqual(['Search: expanded=true', 'Show excerpts: pressed=true'])
})

test.describe('a form', () => {
  // The API that answers is on this machine.
  test.use({ expectedTroubles: [/foreign request: http:\/\/127/] })

  test('with an answer', { tag: '@desktop' }, async ({ page }) => {
    const api = await startLocalApi()
    api.answerWith(json(200, exampleQuote))
    await withHost(page, FORM_FILES.sushi, API_HOST, api.url)
    await page.goto('/api/swagger')
    const form = await openForm(page, 'Quote a trade')
    await form.getByRole('button', { name: 'Send' }).click()
    await expect(form.getByRole('group', { name: 'Body' })).toContainText('"status": "Success"')
    await expect(form).toMatchAriaSnapshot({ name: 'form-with-answer.aria.yml' })
    expect(await statesOf(form)).toEqual([])
    await api.stop()
  })
})

test('a figure', { tag: '@desktop' }, async ({ page }) => {
  const figure = await openFigure(page, 'constant-product')
  await expect(figure).toMatchAriaSnapshot({ name: 'figure.aria.yml' })
  expect(await statesOf(figure)).toEqual([
    'X sold to the pool: valuetext=25.0 X, value=25 of 0.5 to 100',
  ])
})

test('steps and tabs', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/dao/governance')
  await expect(page.locator('#article')).toMatchAriaSnapshot({ name: 'steps.aria.yml' })
  await page.goto('/sdk/installation')
  await hydrate(page)
  const tabs = page.locator('[data-island="tabs"]').first()
  await hydrateIsland(tabs)
  await tabs.getByRole('tab').first().press('ArrowRight')
  await expect(tabs).toMatchAriaSnapshot({ name: 'tabs.aria.yml' })
})

test.describe('the page that is not found', () => {
  test.use({ expectedTroubles: [/404/] })

  test('says so', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/nowhere')
    await hydrate(page)
    await expect(page.locator('body')).toMatchAriaSnapshot({ name: 'not-found.aria.yml' })
    expect(await statesOf(page.locator('body'))).toEqual(['6.2.12: expanded=false'])
  })
})

test.describe('what is said as it happens', { tag: '@desktop' }, () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('what was copied, which page was loaded, how many results there are', async ({ page }) => {
    await page.clock.install()
    await page.goto('/api/examples/pricing')
    await hydrate(page)
    const status = page.locator('#status')
    await expect(status).toHaveRole('status')
    await expect(status).toBeEmpty()
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await page.locator('figure.code').first().getByRole('button').click()
    await expect(status).toHaveText('Copied')
    await page.clock.resume()
    await nextLink(page).click()
    await expect(page).toHaveTitle(/^Request a quote/)
    await expect(status).toHaveText(await page.title())
    await page.keyboard.press('/')
    const said = page.getByRole('dialog', { name: 'Search' }).getByRole('status')
    const input = page.getByRole('combobox', { name: 'Search' })
    await input.fill('quorum')
    const results = page.getByRole('option')
    await expect(results.first()).toBeVisible()
    await expect(said).toHaveText(`${await results.count()} results`)
    await input.fill('zzzzzzzz')
    await expect(said).toHaveText('No results for "zzzzzzzz"')
  })
})
