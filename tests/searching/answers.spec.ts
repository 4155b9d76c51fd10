import type { Page } from '@playwright/test'
import { USDT } from 'sushi/evm'
import {
  searchDialog as dialog,
  searchField as input,
  searchResults as results,
} from '#support/browser/search.ts'
import { expect, test } from '#support/browser/test.ts'
import { violations } from '#support/browser/violations.ts'

const RED_SNWAPPER = '0xAC4c6e212A361c968F1725b4d055b47E63F80b75'
const ALIKE = '0xAC4c6e212A361c968F1725b4d055b47E63F80b76'
/** Answers of the API have it in examples; no table lists it. */
const SHOWN_ONLY = USDT[1].address
const ROW = '/contracts/red-snwapper#redsnwapper-42161'

async function ask(page: Page, query: string): Promise<void> {
  await page.goto('/dao/governance')
  await page.keyboard.press('/')
  await input(page).fill(query)
}

const copyButtons = (page: Page) => dialog(page).getByRole('button', { name: /^Copy the / })
const status = (page: Page) => dialog(page).getByRole('status')
const pasted = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test.describe('an answer', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('stands first, whole, and Enter leads to its row, which is marked', async ({ page }) => {
    await ask(page, 'router arbitrum')
    const first = results(page).first()
    await expect(first).toHaveAccessibleName(
      new RegExp(`^RedSnwapper Arbitrum One ${RED_SNWAPPER}`),
    )
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(input(page)).toHaveAttribute(
      'aria-activedescendant',
      (await first.getAttribute('id')) ?? '',
    )
    await expect(first).toHaveAttribute('href', ROW)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(ROW)
    await expect(dialog(page)).toBeHidden()
    const row = page.locator('#redsnwapper-42161')
    await expect(row).toBeFocused()
    await expect(row).toBeInViewport()
    await expect(row).toHaveCSS('outline-style', 'solid')
  })

  test('belongs to the list of results, and the arrows walk through both', async ({ page }) => {
    await ask(page, 'router arbitrum')
    await expect(results(page).first()).toBeVisible()
    const list = dialog(page).getByRole('listbox', { includeHidden: true })
    const ids = await results(page).evaluateAll(all => all.map(({ id }) => id))
    expect(ids.length).toBeGreaterThan(3)
    await expect(list).toHaveAttribute('aria-owns', ids.join(' '))
    await expect(input(page)).toHaveAttribute(
      'aria-controls',
      (await list.getAttribute('id')) ?? '',
    )
    for (const id of [...ids.slice(1), ids[0]]) {
      await page.keyboard.press('ArrowDown')
      await expect(input(page)).toHaveAttribute('aria-activedescendant', id ?? '')
    }
  })

  test('is copied by its button, which says so there', async ({ page }) => {
    await ask(page, 'router arbitrum')
    await copyButtons(page).first().click()
    await expect(copyButtons(page).first()).toHaveText('Copied')
    await expect(status(page)).toHaveText('Copied')
    expect(await pasted(page)).toBe(RED_SNWAPPER)
    await expect(dialog(page)).toBeVisible()
  })

  test('is copied by the keyboard: by Tab to the button, or by Ctrl and C in the field', {
    tag: '@desktop',
  }, async ({ page }) => {
    await ask(page, 'xSUSHI address')
    await expect(copyButtons(page)).toHaveCount(2)
    await expect(dialog(page).getByRole('list', { name: 'Keys' })).toContainText('Copy the answer')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Control+c')
    await expect(status(page)).toHaveText('Copied')
    expect(await pasted(page)).toBe('0x6811079E3c63ED96Eb005384d7E7ec8810E3D521')
    await expect(input(page)).toBeFocused()
    for (const name of ['Reset', 'Show excerpts', 'Close']) {
      await page.keyboard.press('Tab')
      await expect(dialog(page).getByRole('button', { name, exact: true })).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(copyButtons(page).first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(copyButtons(page).first()).toHaveText('Copied')
    expect(await pasted(page)).toBe('0x8798249c2E607446EfB7Ad49eC89dD1865Ff4272')
  })

  test('leaves Ctrl and C to words that are selected', async ({ page }) => {
    await ask(page, 'router arbitrum')
    await expect(copyButtons(page).first()).toBeVisible()
    await input(page).selectText()
    await page.keyboard.press('Control+c')
    await expect.poll(() => pasted(page)).toBe('router arbitrum')
  })

  test('says what a code means and whether to retry', async ({ page }) => {
    await ask(page, '422-03')
    await expect(results(page).first()).toContainText(
      'The account holds less of the input token than the swap needs. Retry? No.',
    )
    await expect(results(page).first()).toHaveAttribute('href', '/api/errors/insufficient-balance')
  })

  test('gives the request of a network', async ({ page }) => {
    await ask(page, 'quote 42161')
    await copyButtons(page).first().click()
    await expect(status(page)).toHaveText('Copied')
    expect(await pasted(page)).toBe('https://api.sushi.com/quote/v7/42161')
  })
})

test('where the clipboard is refused, the value is selected to be copied by hand', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    document.execCommand = () => false
  })
  await ask(page, 'router arbitrum')
  await copyButtons(page).first().click()
  await expect(status(page)).toHaveText('Press Ctrl+C')
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(RED_SNWAPPER)
  await expect(dialog(page)).toBeVisible()
})

test('a whole address lists every place where it is, its value once', async ({ page }) => {
  await ask(page, `  ${RED_SNWAPPER.toLowerCase()} `)
  await expect(results(page).first()).toContainText(/RedSnwapper Ethereum and \d+ more below/)
  await expect(dialog(page).locator('code', { hasText: RED_SNWAPPER })).toHaveCount(1)
  await expect(copyButtons(page)).toHaveCount(1)
  await expect(dialog(page)).not.toContainText('Compare')
  const bokuto = dialog(page).getByRole('option', { name: /^RedSnwapper Bokuto/ })
  await expect(bokuto).toHaveAttribute('href', '/contracts/red-snwapper#redsnwapper-737373')
})

for (const part of ['0xAC4c6e', 'ac4c6e21', '0xAC4c…0b75', '0xAC4c...0b75']) {
  test(`a part of an address, ${part}, shows the whole one and asks to compare it`, async ({
    page,
  }) => {
    await ask(page, part)
    const first = results(page).first()
    await expect(first).toContainText(`${RED_SNWAPPER} Compare all 42 characters.`)
    await expect(first).not.toContainText(/match|found|correct|verified/i)
  })
}

test('an address in other letters is said to differ', async ({ page }) => {
  await ask(page, RED_SNWAPPER.replace('AC4c', 'aC4c'))
  await expect(results(page).first()).toContainText('Some letters are in another case')
})

test('an address that is not listed is said not to be, and one that looks like a listed one not to be used', async ({
  page,
}) => {
  await ask(page, `0x${'12'.repeat(20)}`)
  await expect(dialog(page).getByText('This address is not listed here.').first()).toBeVisible()
  await expect(dialog(page)).not.toContainText('do not use it')
  await expect(status(page)).toContainText('not listed here')
  // Pages show it in examples, which confirms nothing.
  await input(page).fill(SHOWN_ONLY)
  await expect(dialog(page).getByText('This address is not listed here.').first()).toBeVisible()
  await expect(results(page)).toHaveCount(0)
  await input(page).fill(ALIKE)
  await expect(dialog(page).getByText('do not use it').first()).toBeVisible()
  await expect(status(page)).toContainText('do not use it')
  await expect(results(page)).toHaveCount(0)
  await expect(dialog(page)).not.toContainText(RED_SNWAPPER)
  // As shortened as wallets show them.
  await input(page).fill('0xAC4c…0b76')
  await expect(dialog(page).getByText('This address is not listed here.').first()).toBeVisible()
  await expect(dialog(page)).not.toContainText('do not use it')
})

test('an address can be read whole at every width', async ({ page }) => {
  await ask(page, RED_SNWAPPER)
  const code = dialog(page).locator('code').first()
  await expect(code).toHaveText(RED_SNWAPPER)
  const isWhole = await code.evaluate(element => {
    const outer = element.closest('[role="dialog"]')?.getBoundingClientRect()
    const boxes = [...element.getClientRects()]
    return outer && boxes.every(({ left, right }) => left >= outer.left && right <= outer.right)
  })
  expect(isWhole).toBe(true)
  const button = await copyButtons(page).first().boundingBox()
  expect(button?.width).toBeGreaterThanOrEqual(44)
})

test.describe('is accessible', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  const look = { part: '[role="dialog"]' }
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`with answers and with what is not listed, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      for (const query of ['router arbitrum', '0xAC4c…0b75', RED_SNWAPPER, ALIKE]) {
        await ask(page, query)
        await expect(
          dialog(page)
            .getByText(/RedSnwapper/)
            .first(),
        ).toBeVisible()
        expect(await violations(page, look), query).toEqual([])
      }
    })
  }
})

test('the answers come again with the query of the visit', async ({ page }) => {
  await ask(page, 'router arbitrum')
  await expect(copyButtons(page).first()).toBeVisible()
  await page.reload()
  await page.keyboard.press('/')
  await expect(input(page)).toHaveValue('router arbitrum')
  await expect(copyButtons(page).first()).toBeVisible()
})
