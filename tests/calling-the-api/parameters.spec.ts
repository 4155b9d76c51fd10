import type { Locator, Page } from '@playwright/test'
import { blade, sushi } from '#support/apis.ts'
import { callOf, formOf, openForm } from '#support/browser/open-form.ts'
import { scriptRequests } from '#support/browser/script-requests.ts'
import { expect, hydrate, hydrateNames, test } from '#support/browser/test.ts'

const AMOUNT = 'quote-amount'
/** One of the parameters that are folded together. */
const FOLDED = 'quote-referrer'

const row = (page: Page, id: string) => page.locator(`#${id}`)
/** The link that the name of a parameter is. */
const nameOf = (page: Page, id: string) => row(page, id).locator('[data-to-field]')
/** The part of the shown request that a parameter made. */
const partOf = (page: Page, id: string) =>
  page.locator(`figure a[data-parameter="${id}"]`).filter({ visible: true })

async function expectArrived(marked: Locator): Promise<void> {
  await expect(marked).toBeInViewport()
  await expect(marked).toHaveCSS('outline-style', 'solid')
  await expect(marked).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
}

const isMarked = (part: Locator) => expect(part).toHaveAttribute('data-marked', '')
const isNotMarked = (part: Locator) => expect(part).not.toHaveAttribute('data-marked')

for (const [path, { api, form }] of [
  ['/api/swagger', sushi],
  ['/api/blade/swagger', blade],
] as const) {
  test(`${path} shows what is required, and folds the rest with its number`, async ({ page }) => {
    await page.goto(path)
    for (const { summary, parameters, body } of api.tags.flatMap(tag => tag.operations)) {
      const call = callOf(page, summary)
      const fields = form.operations.find(each => each.summary === summary)?.fields ?? []
      const optional = fields.filter(({ required }) => !required)
      expect(parameters.length + (body ? 1 : 0), summary).toBeGreaterThan(0)
      await expect(call.locator('[data-row]')).toHaveCount(fields.length)
      await expect(call.locator('[data-row]').filter({ visible: true })).toHaveCount(
        fields.length - optional.length,
      )
      await expect(call.getByText(/^\d+ optional$/)).toHaveText(
        optional.length > 0 ? [`${optional.length} optional`] : [],
      )
    }
  })
}

test('a parameter has a link to itself, and is marked on arrival', async ({ page }) => {
  await page.goto('/api/swagger')
  await hydrate(page)
  await row(page, AMOUNT).getByRole('link', { name: 'Link to amount' }).press('Enter')
  await expect(page).toHaveURL(`/api/swagger#${AMOUNT}`)
  await expectArrived(row(page, AMOUNT))
  await page.emulateMedia({ media: 'print' })
  await expect(row(page, AMOUNT)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})

test('a link to a folded parameter opens what folds it: fresh, in place, from elsewhere', async ({
  page,
}) => {
  await page.goto(`/api/swagger#${FOLDED}`)
  await expectArrived(row(page, FOLDED))
  await hydrate(page)
  await expectArrived(row(page, FOLDED))

  await page.goto('/api/blade/swagger')
  await hydrate(page)
  const call = callOf(page, 'Request a quote')
  await expect(row(page, 'generateQuote-output_amount')).toBeHidden()
  await call.getByText('Exactly one of').getByRole('link', { name: 'output_amount' }).click()
  await expectArrived(row(page, 'generateQuote-output_amount'))
  await page.goBack()
  await isNotMarked(row(page, 'generateQuote-output_amount'))
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('names and parts of a request lead to their parameter, and open what folds it', async ({
    page,
  }) => {
    await page.goto(`/api/swagger#${FOLDED}`)
    await expectArrived(row(page, FOLDED))
    await nameOf(page, AMOUNT).click()
    await expectArrived(row(page, AMOUNT))
    await expect(row(page, FOLDED)).toHaveCSS('outline-style', 'none')
    // Of a swap, one that the example has although it is optional.
    await expect(row(page, 'swap-simulate')).toBeHidden()
    await partOf(page, 'swap-simulate').click()
    await expectArrived(row(page, 'swap-simulate'))
  })
})

test('pressing a name opens the form and puts the caret into its field', async ({ page }) => {
  await page.goto('/api/swagger')
  await hydrate(page)
  await hydrateNames(page)
  const form = formOf(page, 'Quote a trade')
  await nameOf(page, AMOUNT).click()
  await expect(form.getByLabel('amount')).toBeFocused()
  await expect(form.getByLabel('amount')).toBeInViewport()
  await expect(page).toHaveURL('/api/swagger')
  // The form is open now; by keyboard; a field that is folded away.
  await nameOf(page, 'quote-tokenOut').press('Enter')
  await expect(form.getByLabel('tokenOut')).toBeFocused()
  await row(page, FOLDED).evaluate(place => place.closest('details')?.setAttribute('open', ''))
  await nameOf(page, FOLDED).press('Enter')
  await expect(form.getByLabel('referrer')).toBeFocused()
  await page.keyboard.type('me')
  await expect(form.getByRole('group', { name: 'Request in curl' })).toContainText('referrer=me')
})

test('a name that is the first thing pressed opens the form, too', async ({ page }) => {
  await page.goto(`/api/swagger#${AMOUNT}`)
  const name = nameOf(page, AMOUNT)
  await name.focus()
  await hydrate(page)
  // Before the script of the forms is there, the name is a link to its own row.
  await expect(async () => {
    await page.mouse.move(0, 0)
    await name.hover()
    expect(await row(page, AMOUNT).getAttribute('data-marked')).toBe('')
  }).toPass()
  await name.press('Enter')
  await expect(formOf(page, 'Quote a trade').getByLabel('amount')).toBeFocused()
})

test('a new tab for a name is left to the browser', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await page.goto('/api/swagger')
  await hydrate(page)
  await hydrateNames(page)
  const opening = context.waitForEvent('page')
  await nameOf(page, AMOUNT).click({ modifiers: ['ControlOrMeta'] })
  await expect(await opening).toHaveURL(`/api/swagger#${AMOUNT}`)
  await expect(formOf(page, 'Quote a trade')).toHaveCount(0)
})

test('a parameter and its part of the request are marked together under the pointer @desktop', async ({
  page,
}) => {
  await page.goto('/api/swagger')
  await hydrate(page)
  const [amountRow, amountPart] = [row(page, AMOUNT), partOf(page, AMOUNT)]
  await amountPart.hover()
  await isMarked(amountPart)
  await isMarked(amountRow)
  await expect(amountRow).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await amountRow.getByText('How much of').hover()
  await isMarked(amountPart)
  await row(page, 'quote-tokenIn').getByText('Token to sell').hover()
  await isNotMarked(amountPart)
  await isMarked(partOf(page, 'quote-tokenIn'))
  await page.getByRole('banner').hover()
  await isNotMarked(partOf(page, 'quote-tokenIn'))
})

test('a parameter that the pointer is at before the page comes to life is marked when it does @desktop', async ({
  page,
}) => {
  await page.route(/link-parameters/, async route => {
    await partOf(page, AMOUNT).hover()
    await route.continue()
  })
  await page.goto('/api/swagger')
  await hydrate(page)
  await isMarked(row(page, AMOUNT))
  await isMarked(partOf(page, AMOUNT))
})

test('they are marked together with the focus, and with the field that has it', async ({
  page,
}) => {
  await page.goto('/api/swagger')
  await hydrate(page)
  await nameOf(page, AMOUNT).focus()
  await isMarked(row(page, AMOUNT))
  await isMarked(partOf(page, AMOUNT))
  await partOf(page, 'quote-tokenIn').focus()
  await isMarked(row(page, 'quote-tokenIn'))
  await isNotMarked(row(page, AMOUNT))

  const form = await openForm(page, 'Quote a trade')
  await form.getByLabel('amount').focus()
  await isMarked(row(page, AMOUNT))
  await isMarked(partOf(page, AMOUNT))
  // What is typed makes a new part.
  await form.getByText(/\d+ optional/).click()
  await form.getByLabel('referrer').fill('me')
  await isMarked(partOf(page, FOLDED))
})

test('nothing of it is fetched before the reader does something', async ({ page }) => {
  const scripts = scriptRequests(page)
  await page.goto('/api/swagger')
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual([expect.stringMatching(/\/boot-[\w-]+\.js$/)])
})
