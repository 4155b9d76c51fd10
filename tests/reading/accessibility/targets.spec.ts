import { openForm } from '#support/browser/open-form.ts'
import { smallTargets } from '#support/browser/targets.ts'
import { expect, hydrate, test } from '#support/browser/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedTroubles: [/404/] })

/** One page of every kind, and what is special about it. */
const PAGES: Readonly<Record<string, string>> = {
  '/': 'landing page',
  '/what-is-sushi': 'article with cards',
  '/dao/governance': 'tables and steps',
  '/community': 'lists of links',
  '/roadmap': 'table with links',
  '/resources': 'links to places',
  '/glossary': 'many headings of level 3',
  '/security': 'table of reports',
  '/amm/clamm': 'formulas, terms and a figure',
  '/blade/introduction/how-lps-earn-from-arbitrage': 'figures',
  '/api/swagger': 'calls of an API',
  '/api/examples/quote': 'tabs and samples',
  '/api/errors': 'index of errors',
  '/api/errors/validation': 'error page',
  '/contracts/clamm': 'long tables of addresses',
  '/contracts/cpamm': 'functions of a contract',
  '/sdk/primitives/amount': 'members of a class',
  '/subgraphs/clamm': 'table of endpoints',
  '/nowhere': 'page that is not found',
}

for (const [path, kind] of Object.entries(PAGES)) {
  test(`targets are large enough on ${path}: ${kind}`, async ({ page }) => {
    await page.goto(path)
    await hydrate(page)
    // What can be opened in place is opened: more targets show.
    await page.evaluate(() => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>('#article details'))
        details.open = true
    })
    expect(await smallTargets(page)).toEqual([])
  })
}

/** What a button opens over a page: at which width, and what then shows. */
const OPENED_BY = {
  'Open the sidebar': { tag: '@phone', role: 'navigation', name: 'Documentation' },
  'On this page': { tag: '@phone', role: 'navigation', name: 'Headings of this page' },
  Menu: { tag: '@phone', role: 'link', name: 'Migrating' },
  '6.2.12': { tag: '@desktop', role: 'menuitem', name: 'Migrating' },
} as const

for (const [button, { tag, role, name }] of Object.entries(OPENED_BY)) {
  test(`targets are large enough in what "${button}" opens`, { tag }, async ({ page }) => {
    await page.goto('/dao/governance')
    await hydrate(page)
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(page.getByRole(role, { name })).toBeVisible()
    expect(await smallTargets(page)).toEqual([])
  })
}

test('targets are large enough in the search, with results', async ({ page }) => {
  await page.goto('/dao/governance')
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Search' }).fill('quorum')
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(await smallTargets(page)).toEqual([])
})

test('targets are large enough in a form', async ({ page }) => {
  await page.goto('/api/swagger')
  await openForm(page, 'Prepare a swap')
  expect(await smallTargets(page)).toEqual([])
})

test.describe('on a site with a banner', () => {
  test.use({ site: 'banner' })

  test('targets are large enough', async ({ page }) => {
    await page.goto('/start')
    await hydrate(page)
    expect(await smallTargets(page)).toEqual([])
  })
})
