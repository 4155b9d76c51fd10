import type { Locator, Page } from '@playwright/test'
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

const byButton = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).click()

/** What can be opened over a page: how, and what then shows. */
const OPENED: readonly {
  name: string
  tag: string
  open: (page: Page) => Promise<void>
  shown: (page: Page) => Locator
}[] = [
  {
    name: 'drawer',
    tag: '@phone',
    open: byButton('Open the sidebar'),
    shown: page => page.getByRole('navigation', { name: 'Documentation' }),
  },
  {
    name: 'outline',
    tag: '@phone',
    open: byButton('On this page'),
    shown: page => page.getByRole('navigation', { name: 'Headings of this page' }),
  },
  {
    name: 'site menu',
    tag: '@phone',
    open: byButton('Menu'),
    shown: page => page.getByRole('link', { name: 'Migrating' }),
  },
  {
    name: 'version menu',
    tag: '@desktop',
    open: byButton('6.2.12'),
    shown: page => page.getByRole('menuitem', { name: 'Migrating' }),
  },
  {
    name: 'search, with results',
    tag: '',
    async open(page) {
      await page.keyboard.press('/')
      await page.getByRole('combobox', { name: 'Search' }).fill('quorum')
    },
    shown: page => page.getByRole('option').first(),
  },
]

for (const { name, tag, open, shown } of OPENED) {
  test(`targets are large enough in the open ${name}`, tag ? { tag } : {}, async ({ page }) => {
    await page.goto('/dao/governance')
    await hydrate(page)
    await open(page)
    await expect(shown(page)).toBeVisible()
    expect(await smallTargets(page)).toEqual([])
  })
}

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
