import { expect, hydrate, hydrateTerms, test } from '#support/browser/test.ts'
import { example, hydratedExample } from './example.ts'

test.use({ site: 'gallery', permissions: ['clipboard-read', 'clipboard-write'] })

test('a copy button copies the code and nothing else', async ({ page }) => {
  await page.goto('/gallery/states-of-code')
  const code = example(page, 'A title and highlighted lines')
  await code.getByRole('button', { name: 'Copy' }).click()
  await expect(code.getByRole('button', { name: 'Copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.trim().split('\n')).toEqual([
    'const first = 1',
    'const second = 2',
    'const third = 3',
    'const fourth = 4',
  ])
})

test('marks in code are shown as lines that come, go and stand out', async ({ page }) => {
  await page.goto('/gallery/states-of-code')
  const marked = example(page, 'Lines that come and go')
  await expect(marked.locator('.line_added')).toHaveText(/const after = 2/)
  await expect(marked.locator('.line_removed')).toHaveText(/const before = 1/)
  await expect(marked).not.toContainText('[!code')
  const lines = example(page, 'A title and highlighted lines').locator('.line_marked')
  await expect(lines).toHaveCount(3)
  await expect(example(page, 'Lines in focus').locator('.line_focused')).toHaveCount(1)
})

test('a filter leaves the rows that match, and says how many', async ({ page }) => {
  await page.goto('/gallery/states-of-tables')
  await hydrate(page)
  const table = await hydratedExample(page, 'Filtered, with a copy button in each row')
  const rows = table.locator('tbody tr:visible')
  const all = await rows.count()
  expect(all).toBeGreaterThan(10)
  const box = table.getByRole('searchbox', { name: 'Find a network' })
  await box.fill('ethereum')
  await expect(table.getByRole('status')).toContainText(`of ${all}`)
  expect(await rows.count()).toBeLessThan(all)
  await expect(rows.first()).toContainText('Ethereum')
  await box.fill('no such network')
  await expect(rows).toHaveCount(0)
  await expect(table.getByRole('status')).not.toBeEmpty()
  await box.fill('')
  await expect(rows).toHaveCount(all)
})

test('columns of a table stand to the side they say', async ({ page }) => {
  await page.goto('/gallery/states-of-tables')
  const cells = example(page, 'Columns to the left, the middle and the right').locator('tbody tr')
  const sides = await cells
    .last()
    .locator('td')
    .evaluateAll(each => each.map(cell => getComputedStyle(cell).textAlign))
  expect(sides).toEqual(['left', 'center', 'right'])
})

test('steps are numbered, each with a heading of the level it asks for', async ({ page }) => {
  await page.goto('/gallery/tabs-steps-and-cards')
  const steps = example(page, 'Steps, Step')
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText(/^Approve/)
  await expect(steps.getByRole('heading', { level: 4 })).toHaveText(/^Swap/)
  const numbers = await steps
    .getByRole('heading')
    .evaluateAll(headings =>
      headings.map(
        heading => getComputedStyle(heading.parentElement ?? heading, '::before').content,
      ),
    )
  expect(numbers).toHaveLength(2)
  for (const number of numbers) expect(number).toContain('counter')
})

test('a card is a link over its whole area', async ({ page }) => {
  await page.goto('/gallery/states-of-cards')
  const card = example(page, 'One card').getByRole('link')
  await expect(card).toHaveAttribute('href', '/glossary')
  await card.click({ position: { x: 12, y: 12 } })
  await expect(page).toHaveURL(/\/glossary$/)
})

test('every kind of callout says its kind to those who cannot see its color', async ({ page }) => {
  await page.goto('/gallery/states-of-callouts')
  const callouts = example(page, 'Every kind')
  for (const kind of ['Note', 'Tip', 'Info', 'Warning', 'Danger'])
    await expect(callouts.getByText(kind, { exact: true })).toBeVisible()
})

test('a term shows its definition, in a table, too', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/gallery/states-of-terms')
  await hydrate(page)
  await hydrateTerms(page)
  const terms = example(page, 'Twice, in a table, and as code').getByRole('link')
  await expect(terms).toHaveCount(5)
  for (const term of await terms.all()) {
    await term.hover()
    await expect(page.getByRole('tooltip')).toHaveCount(1)
    await expect(term).toHaveAccessibleDescription(/\w{3}/)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('tooltip')).toHaveCount(0)
  }
})

test('a sample shows its output, one of the network that it is an example', async ({ page }) => {
  await page.goto('/gallery/states-of-samples')
  const samples = example(page, 'With output, with an example answer, and without either')
  await expect(samples.getByText('Output', { exact: true })).toHaveCount(1)
  await expect(samples.getByText(/example answer/i).first()).toBeVisible()
})

test('the drawing of the theme is shown, not the other', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/gallery/states-of-images')
    const drawing = example(page, 'A drawing for each theme, and an image').getByRole('img', {
      name: 'The mark of the site.',
    })
    await expect(drawing).toHaveAttribute('src', new RegExp(`icon-${colorScheme}`))
  }
})

test('a banner can be dismissed, and a search without results says what was searched', async ({
  page,
}) => {
  await page.goto('/gallery/states-of-the-frame')
  const banner = page.getByRole('complementary', { name: 'Announcement' })
  await expect(banner.getByRole('link', { name: 'what is new' })).toHaveAttribute('href', '/')
  await banner.getByRole('button', { name: 'Dismiss the announcement' }).click()
  await expect(banner).toBeHidden()
  const empty = example(page, 'A search without results')
  await expect(empty).toHaveText('No results for "no page has these words"')
  const address = example(page, 'A search for an address that no page lists')
  await expect(address).toContainText('This address is not listed here.')
})

test('a drawing leads to its file, which opens over the page', async ({ page }) => {
  const script = page.waitForResponse(/zoom-images/)
  await page.goto('/gallery/tables-sources-and-drawings')
  await hydrate(page)
  await script
  const drawing = page.getByRole('link', { name: 'A ring with a filling.' })
  await expect(drawing).toHaveAttribute('href', '/images/icon-light.svg')
  await drawing.click()
  const large = page.getByRole('dialog', { name: 'The image in full size' })
  await expect(large.getByRole('img')).toHaveAttribute('src', /icon-light\.svg$/)
})
