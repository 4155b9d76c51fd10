import { reflowFaults } from '#support/browser/reflow.ts'
import { expect, hydrate, test } from '#support/browser/test.ts'
import { violations } from '#support/browser/violations.ts'
import { holds, printed, textsOf, withoutSpaces } from '#support/paper.ts'

// What hosts send is refused aloud, which fails the test.
test.use({ bypassCSP: false })

test('all pages of an area are printed, each from a new sheet on @desktop', async ({ page }) => {
  await page.goto('/print-all/amm')
  await page.emulateMedia({ media: 'print' })
  const titles = (await page.getByRole('heading', { level: 1 }).allTextContents()).map(
    withoutSpaces,
  )
  expect(titles.length).toBeGreaterThan(3)
  const sheets = await printed(page)
  const firsts = titles.map(title => sheets.findIndex(({ text }) => text.startsWith(title)))
  expect(firsts[0]).toBe(0)
  expect(firsts).toEqual([...new Set(firsts)].sort((one, other) => one - other))
  const whole = { text: sheets.map(({ text }) => text).join(''), words: [], width: 0 }
  for (const part of ['article > p', 'article > h2', 'aside', 'td']) {
    // Their beginnings: a paragraph may go on on the next sheet.
    const texts = (await textsOf(page.locator(`main ${part}`))).map(blocks =>
      blocks.map(block => block.slice(0, 30)),
    )
    expect(texts.length, part).toBeGreaterThan(0)
    expect(
      texts.filter(blocks => !holds(whole, blocks)),
      part,
    ).toEqual([])
  }
  expect((await textsOf(page.locator('main figure'))).flat().length).toBeGreaterThan(20)
})

test('is reached from a page by the keyboard, once the app is there too @desktop', async ({
  page,
}) => {
  await page.goto('/amm/clamm')
  await hydrate(page)
  await page.getByRole('link', { name: 'Print this section' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/print-all\/amm$/)
  await expect(page.getByRole('navigation', { name: 'Pages on AMM' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/amm\/clamm$/)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a link leads there, and every variant of tabs stands', async ({ page }) => {
    await page.goto('/sdk/installation')
    await page.getByRole('link', { name: 'Print this section' }).click()
    await expect(page).toHaveURL(/\/print-all\/sdk$/)
    const variants = page.locator('[data-variant]')
    for (const variant of await variants.all()) await expect(variant).toBeVisible()
    expect(await variants.count()).toBeGreaterThan(3)
  })
})

test('every variant of tabs stands, with its name', async ({ page }) => {
  await page.goto('/print-all/sdk')
  const names = page.locator('[data-variant] > p:first-child')
  expect(await names.count()).toBeGreaterThan(3)
  for (const name of await names.all()) await expect(name).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`is accessible, in the ${colorScheme} theme @desktop`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/print-all/amm')
    expect(await violations(page)).toEqual([])
    expect(await reflowFaults(page)).toEqual([])
  })
