import { test as base, expect, type Page } from '@playwright/test'
import { hydrate } from '../support/browser/test.ts'
import { betweenEdits, type DevSite, devSite, settings, page as source } from './dev-site.ts'

const sidebar = (first: string) =>
  `export const sidebar = [{ text: 'Area', items: [{ text: '${first}', link: '/' }, { text: 'Second', link: '/second' }, { text: 'More', collapsed: true, items: [{ text: 'Third', link: '/third' }] }] }]\n`
const config = (title: string) =>
  `import { sidebar } from './content/sidebar.ts'\n${settings(`sidebar, topNav: [{ text: '${title}', link: '/second' }]`)}`
const long = Array.from({ length: 60 }, (_, line) => `Line ${line}.\n`).join('\n')
const first = (words: string) => source('First', `${words}\n\n${long}`)

const test = base.extend<{ site: DevSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: the test tool reads the names of what a fixture needs.
  site: async ({}, use) => {
    const site = await devSite({
      'site.config.ts': config('Top'),
      'content/sidebar.ts': sidebar('First'),
      'content/index.mdx': first('Words.'),
      'content/second.mdx': source('Second', '[Broken](/nowhere)'),
      'content/third.mdx': source('Third', 'Words of the third page.'),
    })
    await use(site)
    await site.close()
  },
})
// One after the other: servers that start together on an empty cache would prepare packages for each other.
test.describe.configure({ mode: 'default' })

const overlay = (page: Page) => page.getByRole('complementary', { name: 'Diagnostics' })

/** Opens the first page, lets its frame come to life, opens a section, scrolls, and marks the document. */
async function settle(page: Page, site: DevSite): Promise<void> {
  await page.goto(site.url)
  await hydrate(page)
  await page.locator('summary', { hasText: 'More' }).click()
  await expect(page.getByRole('link', { name: 'Third' })).toBeVisible()
  await page.evaluate(() => {
    scrollTo(0, 400)
    document.documentElement.dataset.marked = ''
  })
}

/** Expects that the document is still the one that was marked, with the section open and the same place in view. */
async function expectSettled(page: Page): Promise<void> {
  await expect(page.locator('html[data-marked]')).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Third' })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(400)
}

test('what is wrong lies over the page, which keeps its place and state, until it is fixed @desktop', async ({
  page,
  site,
}) => {
  await settle(page, site)
  await expect(overlay(page)).toHaveCount(0)

  await site.write('content/index.mdx', first('See [this](/missing).'))
  await expect(overlay(page)).toContainText('content/index.mdx:6')
  await expect(overlay(page)).toContainText('the link "/missing" leads to no page')
  await expect(overlay(page)).toContainText('Fix: correct the path, or add the page')
  await expect(
    page.getByRole('main').getByRole('link', { name: 'this', exact: true }),
  ).toBeAttached()
  await expectSettled(page)

  await site.write('content/index.mdx', first('Broken {'))
  await expect(overlay(page)).toContainText('Unexpected')
  await expect(
    page.getByRole('main').getByRole('link', { name: 'this', exact: true }),
  ).toBeAttached()
  await expectSettled(page)

  await site.write('content/index.mdx', first('Fixed words.'))
  await expect(overlay(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText('Fixed words.')
  await expectSettled(page)

  await site.write('content/sidebar.ts', sidebar('First').replace('/third', '/fourth'))
  await expect(overlay(page)).toContainText('content/sidebar.ts:1')
  await site.write('content/sidebar.ts', 'export const sidebar = [')
  await expect(overlay(page)).toContainText('cannot be read')
  await site.write('content/sidebar.ts', sidebar('Renamed'))
  await expect(overlay(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Renamed' })).toBeAttached()
  await expectSettled(page)
})

test('what is wrong comes and goes with the page a reader is on, and can be folded @desktop', async ({
  page,
  site,
}) => {
  await settle(page, site)
  await page.getByRole('link', { name: 'Second' }).first().click()
  await expect(overlay(page)).toContainText('the link "/nowhere" leads to no page')
  await overlay(page).getByText('1 diagnostic').click()
  await expect(overlay(page).getByText('/nowhere')).toBeHidden()
  await page.getByRole('link', { name: 'Third', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Third' })).toBeVisible()
  await expect(overlay(page)).toHaveCount(0)
  await expect(page.locator('html[data-marked]')).toHaveCount(1)
})

test('an edit of another page leaves the article that a reader went to as it stands @desktop', async ({
  page,
  site,
}) => {
  // Builds and browsers write this differently.
  await site.write('content/third.mdx', source('Third', 'A function is `a => b`.'))
  await settle(page, site)
  await page.getByRole('link', { name: 'Third' }).click()
  await expect(page.getByRole('heading', { name: 'Third' })).toBeVisible()
  await page.locator('#article').evaluate(({ firstElementChild }) => {
    firstElementChild?.setAttribute('data-mine', '')
  })
  await site.write('content/sidebar.ts', sidebar('Renamed'))
  await expect(page.getByRole('link', { name: 'Renamed' })).toBeAttached()
  await expect(page.locator('#article [data-mine]')).toHaveCount(1)
})

test('a page that cannot be rendered shows why, and itself when it is fixed @desktop', async ({
  page,
  site,
}) => {
  await site.write('content/third.mdx', source('Third', '<Nothing />'))
  await page.goto(`${site.url}third`)
  await expect(page.getByText('content/third.mdx:6')).toBeVisible()
  await expect(page.getByText('<Nothing> is not a tag')).toBeVisible()
  await site.write('content/third.mdx', source('Third', 'Words at last.'))
  await expect(page.getByRole('main')).toContainText('Words at last.')
})

/** Numbers from 0 to 1 that look random and are the same in every run. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state / 0x7fffffff
  }
}

/** What is edited, as texts that are right and texts that are wrong. */
const kinds = [
  {
    file: 'content/sidebar.ts',
    right: (word: string) => sidebar(word),
    wrong: 'export const sidebar = [{ text: \n',
  },
  { file: 'content/index.mdx', right: (word: string) => first(word), wrong: first('{') },
  { file: 'site.config.ts', right: (word: string) => config(word), wrong: 'export default {\n' },
]

for (const { file, right, wrong } of kinds.filter(each => each.file.endsWith('.ts'))) {
  test(`a page that is opened while ${file} is wrong shows itself when that is fixed @desktop`, async ({
    page,
    site,
  }) => {
    await site.write(file, wrong)
    await page.goto(`${site.url}third`)
    await expect(page.getByText(`${file}:`)).toBeVisible()
    // The bundler reloads a page by itself when it has found more to prepare, which would end a reload that is under way.
    await page.waitForLoadState('networkidle')
    await page.reload()
    await expect(page.getByText(`${file}:`)).toBeVisible()
    await page.waitForLoadState('networkidle')
    await site.write(file, right('Fixed'))
    await expect(page.getByRole('heading', { name: 'Third' })).toBeVisible()
  })
}

for (const { file, right, wrong } of kinds) {
  test(`edits of ${file} in quick succession end in what was written last @desktop @drill`, async ({
    page,
    site,
  }) => {
    const next = chance(file.length)
    await page.goto(site.url)
    for (let round = 0; round < 6; round++) {
      // Ends broken in every other round: the edit before may still be on its way to the browser.
      const edits = 2 + Math.floor(next() * 5)
      for (let edit = 0; edit < edits; edit++) {
        await site.write(file, next() < 0.5 ? wrong : right(`Passing ${round} ${edit}`))
        await betweenEdits(next() * 600)
      }
      await site.write(file, right(`Before ${round}`))
      await betweenEdits(next() * 600)
      await site.write(file, wrong)
      await expect(page.getByText(`${file}:`)).toBeVisible()
      await betweenEdits(next() * 100)
      await site.write(file, right(`Round ${round}`))
      await expect(page.getByText(`Round ${round}`, { exact: true }).first()).toBeAttached()
      await expect(page.getByText(`${file}:`)).toHaveCount(0)
    }
  })
}
