import {
  cacheNames,
  followNewLink,
  keptNote,
  keptPages,
  loseNetwork,
  readAndKeep,
  releaseWithWorker,
  untilKept,
  untilOneAnswers,
  workerScopes,
} from '#support/browser/offline.ts'
import { heading } from '#support/browser/page-parts.ts'
import {
  type ChangingSite,
  type Deployed,
  LATER,
  makeReleases,
  serveChangingSite,
} from '#support/browser/releases.ts'
import { searchDialog, searchField, searchResults } from '#support/browser/search.ts'
import { test as base, documentMark, expect, hydrate, nextLink } from '#support/browser/test.ts'
import { sites } from '#support/sites/sites.ts'

interface Fixtures {
  /** Which site is served. */
  served: 'root' | 'docs'
  changing: ChangingSite
}

const test = base.extend<Fixtures>({
  served: ['root', { option: true }],
  changing: async ({ served }, use) => {
    const site = await serveChangingSite(served)
    await use(site)
    await site.close()
  },
  baseURL: async ({ changing }, use) => use(changing.url),
})

test.use({
  serviceWorkers: 'allow',
  bypassCSP: false,
  // A host of its own; without a network, what is not kept is an error in the console, and what was on its way breaks off.
  expectedTroubles: [
    /^foreign request: http:\/\/localhost|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_(?:REFUSED|RESET)|ERR_CONTENT_LENGTH_MISMATCH|ERR_EMPTY_RESPONSE|ERR_FAILED|50[34]|network error response/,
  ],
  losesFocus: 'a document that is loaded anew begins without a focus',
})

test('nothing is kept, and no worker registered, before the reader does something @desktop', async ({
  page,
}) => {
  await page.goto('/dao/governance')
  await page.waitForLoadState('networkidle')
  expect(await workerScopes(page)).toEqual([])
  expect(await cacheNames(page)).toEqual([])
  await hydrate(page)
  await untilKept(page)
  expect(await workerScopes(page)).toEqual(['/'])
})

test('a visited page is read without a network, and says from when it is', async ({ page }) => {
  await readAndKeep(page, '/dao/governance')
  await expect(keptNote(page)).toHaveCount(0)
  await loseNetwork(page)
  await page.reload()
  await expect(heading(page)).toHaveText('Governance')
  const year = String(new Date().getFullYear())
  await expect(keptNote(page)).toHaveText(
    new RegExp(`^You are offline\\. This page is from .*${year}.*\\d:\\d\\d`),
  )
  // It looks and works as ever.
  await hydrate(page)
  await expect(page.locator('html')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  await expect(page.locator('html')).toHaveClass(/\bdark\b/)
})

test('the note goes when the network is there again', async ({ page, context }) => {
  await readAndKeep(page, '/dao/governance')
  await loseNetwork(page)
  await page.reload()
  await expect(keptNote(page)).toBeVisible()
  await hydrate(page)
  await context.setOffline(false)
  await expect(keptNote(page)).toHaveCount(0)
  await expect(heading(page)).toHaveText('Governance')
})

test('the first page that is read is kept, without a second visit @desktop', async ({ page }) => {
  await page.goto('/dao/governance')
  await hydrate(page)
  await untilKept(page)
  await loseNetwork(page)
  await page.reload()
  await expect(heading(page)).toHaveText('Governance')
  await expect(keptNote(page)).toBeVisible()
})

test('links lead to visited pages in place, and leave the page where another is not kept', async ({
  page,
}) => {
  await readAndKeep(page, '/dao/tokenomics')
  await readAndKeep(page, '/dao/governance')
  await loseNetwork(page)
  await page.reload()
  await hydrate(page)
  await documentMark.set(page)
  await nextLink(page).click()
  await expect(heading(page)).toHaveText('Tokenomics')
  await expect(keptNote(page)).toBeVisible()
  expect(await documentMark.isThere(page)).toBe(true)

  await followNewLink(page, '/sdk/migrating')
  await expect(page.getByText('The page did not load. You are offline.').first()).toBeVisible()
  await expect(heading(page)).toHaveText('Tokenomics')
  await expect(page).toHaveURL('/dao/tokenomics')
  expect(await documentMark.isThere(page)).toBe(true)
  await page.getByRole('button', { name: 'Close' }).click()
})

test('a page that is not kept is answered by one of the site, with links to those that are', async ({
  page,
}) => {
  await readAndKeep(page, '/dao/governance')
  await loseNetwork(page)
  const response = await page.goto('/sdk/migrating')
  expect(response?.status()).toBe(503)
  await expect(heading(page)).toHaveText('This page needs a network')
  await page.getByRole('main').getByRole('link', { name: 'Governance' }).click()
  await expect(heading(page)).toHaveText('Governance')
  await expect(keptNote(page)).toBeVisible()
})

test.describe('after a deploy', () => {
  let releases: Deployed
  let remove = async () => {}
  test.beforeAll(async () => {
    ;({ releases, remove } = await makeReleases())
  })
  test.afterAll(() => remove())

  for (const change of ['texts', 'scripts'] as const)
    test(`with other ${change} no page is shown from before while there is a network @desktop`, async ({
      page,
      changing,
    }) => {
      await readAndKeep(page, '/contracts/cpamm')
      await readAndKeep(page, '/dao/governance')
      await changing.deploy(releases[change].keeping)
      await page.goto('/contracts/cpamm')
      await expect(page.getByText(LATER)).toBeVisible()
      await hydrate(page)
      await page.goto('/dao/governance')
      await expect(page.getByText(LATER)).toBeVisible()
      await hydrate(page)
      await untilOneAnswers(page)
      await page.goBack()
      await expect(heading(page)).toHaveText('cpAMM contracts')
      await expect(page.getByText(LATER)).toBeVisible()
      await expect(page.locator('[data-kept]')).toHaveCount(0)
      // Offline, the later one is what is kept.
      await hydrate(page)
      await untilKept(page)
      // For real: what a browser pretends may not reach a worker that has just taken over.
      changing.stop()
      await page.reload()
      await expect(page.getByText(LATER)).toBeVisible()
      await expect(keptNote(page)).toBeVisible()
    })

  test('the page for those that are not kept is that of the later release @desktop', async ({
    page,
    changing,
  }) => {
    await readAndKeep(page, '/dao/governance')
    const later = await releaseWithWorker('// of a later release')
    const shell = () =>
      page.evaluate(async () => {
        const name = (await caches.keys()).find(each => each.includes(':shell-')) ?? ''
        const [kept] = await (await caches.open(name)).matchAll()
        return (await kept?.text()) ?? ''
      })
    await expect.poll(shell).toContain('This page needs a network')
    expect(await shell()).not.toContain(LATER)
    await later.edit('offline-page.html', text => text.replace('</h1>', `</h1><p>${LATER}</p>`))
    await changing.deploy(later.folder)
    await page.reload()
    await hydrate(page)
    await expect.poll(shell).toContain(LATER)
    changing.stop()
    await page.goto('/sdk/migrating')
    await expect(page.getByText(LATER)).toBeVisible()
    await later.remove()
  })
})

test.describe('a page that is gone', () => {
  test.use({ expectedTroubles: [/^foreign request: http:\/\/localhost|404/] })

  test('is not kept @desktop', async ({ page, changing }) => {
    await readAndKeep(page, '/dao/governance')
    await changing.deploy(sites.minimal.folder)
    await page.evaluate(() => fetch('/dao/governance', { headers: { accept: 'text/html' } }))
    await expect.poll(() => keptPages(page)).not.toContain('/dao/governance')
  })
})

test('a table of addresses says from when it is, after a load and in place', async ({
  page,
  context,
}) => {
  await readAndKeep(page, '/contracts/cpamm')
  const said = page.getByRole('table').getByText(/These addresses are from .*\d:\d\d/)
  await expect(page.getByRole('table').first()).toBeVisible()
  await expect(said).toHaveCount(0)
  await loseNetwork(page)
  await page.reload()
  await expect(said.first()).toBeVisible()
  const tables = page.getByRole('table').filter({ has: page.locator('[data-copy^="0x"]') })
  expect(await tables.count()).toBeGreaterThan(1)
  await expect(said).toHaveCount(await tables.count())

  await context.setOffline(false)
  await page.goto('/dao/governance')
  await hydrate(page)
  await loseNetwork(page)
  await followNewLink(page, '/contracts/cpamm')
  await expect(heading(page)).toHaveText('cpAMM contracts')
  await expect(said.first()).toBeVisible()
  await context.setOffline(false)
  await expect(said).toHaveCount(0)
})

test('the search answers with what it has loaded, or says that it cannot @desktop', async ({
  page,
}) => {
  await readAndKeep(page, '/dao/governance')
  await page.keyboard.press('/')
  await searchField(page).fill('quorum')
  await expect(searchResults(page).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await loseNetwork(page)
  await page.reload()
  await hydrate(page)
  await page.keyboard.press('/')
  await searchField(page).fill('quorum')
  await expect(searchResults(page).first()).toBeVisible()
})

test('a search whose parts are not kept says so @desktop', async ({ page }) => {
  await readAndKeep(page, '/dao/governance')
  await loseNetwork(page)
  await page.reload()
  await hydrate(page)
  await page.keyboard.press('/')
  await page.keyboard.type('quorum')
  await expect(searchDialog(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(heading(page)).toHaveText('Governance')
})

test('a release without offline reading ends it, and touches no other site of the host @desktop', async ({
  page,
  changing,
}) => {
  await readAndKeep(page, '/dao/governance')
  const others = ['docs-engine:/docs/:visited-1', 'theirs']
  await page.evaluate(names => Promise.all(names.map(name => caches.open(name))), others)
  expect(await cacheNames(page)).not.toEqual(others)
  await changing.deploy(sites.minimal.folder)
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Skylark' }).first()).toBeVisible()
  // A browser looks for another worker some time after a visit, and puts that off while it is busy: it is asked to look.
  const workers = await page.context().newCDPSession(page)
  await workers.send('ServiceWorker.enable')
  await workers.send('ServiceWorker.updateRegistration', {
    scopeURL: new URL('/', page.url()).href,
  })
  await expect.poll(() => workerScopes(page)).toEqual([])
  await expect.poll(() => cacheNames(page)).toEqual(others)
  // The open page goes on, and what follows comes from the network.
  await hydrate(page)
  await page.goto('/assemble')
  await expect(heading(page)).toBeVisible()
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBe(null)
  expect(await workerScopes(page)).toEqual([])
})

const REFUSING = {
  'a refused store': `Object.defineProperty(self, 'caches', { get() { throw new DOMException('denied', 'SecurityError') } });`,
  'a full store': `Cache.prototype.put = async () => { throw new DOMException('full', 'QuotaExceededError') };`,
}
for (const [what, lines] of Object.entries(REFUSING))
  test(`${what} breaks no reading @desktop`, async ({ page, changing }) => {
    const release = await releaseWithWorker(lines)
    await changing.deploy(release.folder)
    await page.goto('/dao/governance')
    await hydrate(page)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.reload()
    await hydrate(page)
    await nextLink(page).click()
    await expect(heading(page)).toHaveText('Tokenomics')
    await page.keyboard.press('/')
    await searchField(page).fill('quorum')
    await expect(searchResults(page).first()).toBeVisible()
    await page.keyboard.press('Escape')
    expect(await keptPages(page)).toEqual([])
    // Without a network it is as without a worker: the app says it, and the page stays.
    await loseNetwork(page)
    await followNewLink(page, '/sdk/migrating')
    await expect(page.getByText('The page did not load. You are offline.').first()).toBeVisible()
    await expect(heading(page)).toHaveText('Tokenomics')
    await release.remove()
  })

test('a site that does not answer is told from a network that is not there @desktop', async ({
  page,
  changing,
}) => {
  await readAndKeep(page, '/dao/governance')
  await changing.stop()
  await page.reload()
  await expect(heading(page)).toHaveText('Governance')
  await expect(keptNote(page)).toHaveText(/^The site does not answer\. This page is from/)
})

test.describe('under a base path', () => {
  test.use({ served: 'docs' })

  test('the worker keeps the pages below it, and no others', async ({ page }) => {
    await readAndKeep(page, './dao/governance')
    expect(await workerScopes(page)).toEqual(['/docs/'])
    const names = await cacheNames(page)
    expect(names.length).toBeGreaterThan(2)
    for (const name of names) expect(name).toMatch(/^docs-engine:\/docs\/:/)
    await loseNetwork(page)
    await page.reload()
    await expect(heading(page)).toHaveText('Governance')
    await expect(keptNote(page)).toBeVisible()
    await page.goto('./sdk/migrating')
    await page.getByRole('main').getByRole('link', { name: 'Governance' }).click()
    await expect(page).toHaveURL('/docs/dao/governance')
    await expect(heading(page)).toHaveText('Governance')
  })
})
