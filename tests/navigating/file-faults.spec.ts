import type { Locator, Page, Request, Route } from '@playwright/test'
import { allowChangedFiles } from '#support/browser/changed-files.ts'
import { heading } from '#support/browser/page-parts.ts'
import { searchDialog, searchResults } from '#support/browser/search.ts'
import { expect, hydrate, nextLink, previousLink, test } from '#support/browser/test.ts'

/*
 * Every kind of file that a page uses, with every way in which it may not come as it was built: the article is read all
 * the same, and its links lead on. What else is said and done then is in `faults.spec.ts`, `failures.spec.ts` and
 * `integrity.spec.ts`.
 */

// All that fails is told in the console; that nothing is thrown is looked at by itself.
test.use({
  expectedTroubles: [/./],
  losesFocus: 'what would move it is what fails',
})

/** What becomes of a file; undefined for one that is slow: it is not answered before the test has looked. */
const FAULTS: Readonly<Record<string, ((route: Route) => Promise<void>) | undefined>> = {
  missing: route => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Gone</h1>' }),
  slow: undefined,
  'cut off': async route => {
    const response = await route.fetch()
    const body = await response.body()
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) })
  },
  'of another type': async route => {
    const response = await route.fetch()
    const headers = { ...response.headers(), 'content-type': 'text/plain; charset=utf-8' }
    await route.fulfill({ response, headers })
  },
  refused: route => route.abort('blockedbyclient'),
}

interface Kind {
  /** Pattern of the addresses. */
  files: string
  /** A page that uses such a file; by default one of words. */
  at?: string
  /** Which requests are meant, where not all are. */
  isMeant?: (request: Request) => boolean
  /** What the reader does for the page to ask for it; undefined where every page does by itself. */
  use?: (page: Page) => Promise<void>
  /** Waits for what the reader is told where it has failed; undefined where nothing needs to be. */
  told?: (page: Page) => Promise<void>
}

/** Waits until the boot script listens: an input before would be lost. */
const untilHeard = (page: Page) => page.waitForLoadState('domcontentloaded')

const search = async (page: Page) => {
  await untilHeard(page)
  await page.keyboard.press('/')
  await page.keyboard.type('quorum')
}

const again = (page: Page) => searchDialog(page).getByRole('button', { name: 'Try again' })

let moves = 0
/** Moves the pointer, at which the page loads the app. */
const point = async (page: Page) => {
  await untilHeard(page)
  await page.mouse.move(100 + (moves++ % 50), 100)
}

/** Presses a part of the page, which the app is on its way to answer. */
const press = (partOf: (page: Page) => Locator) => async (page: Page) => {
  await point(page)
  await partOf(page).first().click()
}

const siteNavigation = (page: Page) => page.getByRole('navigation', { name: 'Site', exact: true })
const isToldToTryAgain = (page: Page) =>
  expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()

/** Takes back the amount in the figure that the page of this pool begins with. */
const FIGURE: Kind = {
  files: '**/assets/constant-product-island-*.js',
  at: '/amm/cpamm',
  use: press(page => page.locator('#constant-product').getByRole('button', { name: 'Reset' })),
  told: isToldToTryAgain,
}

/** Opens the form of the first call. */
const FORM: Kind = {
  files: '**/assets/playground-island-*.js',
  at: '/api/swagger',
  use: press(page => page.getByRole('button', { name: 'Try it' })),
  told: isToldToTryAgain,
}

const KINDS: Readonly<Record<string, Kind>> = {
  'the boot script': { files: '**/assets/boot-*.js' },
  'the app': {
    files: '**/assets/client-*.js',
    use: point,
    // The page is loaded anew once before it says so.
    told: page =>
      expect
        .poll(async () => {
          await point(page)
          return page.getByText('Interactive parts did not load.').isVisible()
        })
        .toBe(true),
  },
  'a font': { files: '**/assets/*.woff2' },
  'an image': { files: '**/images/logo-*.svg' },
  'the script of an interactive part': {
    files: '**/assets/tabs-island-*.js',
    at: '/api/examples/quote',
    use: press(page => page.getByRole('tab', { name: 'TypeScript' })),
    told: isToldToTryAgain,
  },
  'the script of a figure': FIGURE,
  'what figures share': { ...FIGURE, files: '**/assets/figure-kit-*.js' },
  'the script of a form': FORM,
  'what a form needs of a definition': {
    ...FORM,
    files: '**/assets/api-openapi-*.json',
    // What is whole is read, whatever type it is said to be.
    told: page =>
      expect(
        page
          .getByText('The definition did not load. Try again.')
          .or(page.getByRole('button', { name: 'Close the form' }))
          .first(),
      ).toBeVisible(),
  },
  'the script of a menu': {
    files: '**/assets/dropdown-menu-*.js',
    use: async page => {
      await hydrate(page)
      await siteNavigation(page).getByText('6.2.12').click()
    },
    // Its simple form opens instead.
    told: page => expect(siteNavigation(page).locator('details[open] a').first()).toBeVisible(),
  },
  'the script of the search': {
    files: '**/assets/search-dialog-*.js',
    use: search,
    told: page => expect(again(page)).toBeVisible(),
  },
  'the index of the search': {
    files: '**/assets/search-*.json',
    use: search,
    // What is whole is read, whatever type it is said to be.
    told: page => expect(searchResults(page).first().or(again(page))).toBeVisible(),
  },
  'the next page, fetched in place': {
    files: '**/dao/tokenomics',
    isMeant: request => request.resourceType() === 'fetch',
    use: async page => {
      await hydrate(page)
      await nextLink(page).click()
    },
    told: page =>
      expect
        .poll(async () => {
          const isThere = (await heading(page).textContent()) === 'Tokenomics'
          return isThere || page.getByRole('button', { name: 'Try again' }).isVisible()
        })
        .toBe(true),
  },
}

/** Expects an article of which something is painted: its heading and its first words. */
async function expectReadable(page: Page): Promise<void> {
  await expect(heading(page)).toBeVisible()
  await expect(page.locator('#article p').filter({ visible: true }).first()).toHaveText(/\w+ \w+/)
  const paints = () =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
  await expect.poll(paints).toBe(1)
}

for (const [what, kind] of Object.entries(KINDS)) {
  const { files, at = '/dao/governance', isMeant, use, told } = kind
  for (const [how, answer] of Object.entries(FAULTS))
    test(`with ${what} ${how}, the article is read, and links lead on`, {
      tag: ['@desktop', '@drill'],
    }, async ({ page, troubles }) => {
      let asked = 0
      const { promise: looked, resolve: release } = Promise.withResolvers<void>()
      if (how === 'cut off') await allowChangedFiles(page)
      await page.route(files, async (route, request) => {
        if (isMeant && !isMeant(request)) return route.fallback()
        asked += 1
        if (answer) return answer(route)
        await looked
        return route.continue()
      })
      await page.goto(at, { waitUntil: 'commit' })
      await expectReadable(page)
      await use?.(page)
      await expect.poll(() => asked).toBeGreaterThan(0)
      if (answer) await told?.(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expectReadable(page)

      const title = (await heading(page).textContent()) ?? ''
      await previousLink(page).click()
      await expect(heading(page)).not.toHaveText(title)
      await expectReadable(page)
      release()
      // A script that was cut off ends too early for the browser that runs it.
      if (how !== 'cut off') expect(troubles.filter(each => /^exception/.test(each))).toEqual([])
    })
}
