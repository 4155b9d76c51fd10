import type { Page } from '@playwright/test'
import { expect, hydrate, nextLink, test } from '#support/browser/test.ts'
import { violations } from '#support/browser/violations.ts'

const PAGE = '/dao/governance'
const NAME = 'Markdown and assistants'

const menuButton = (page: Page) =>
  page.getByRole('button', { name: NAME }).filter({ visible: true })
const menu = (page: Page) => page.getByRole('region', { name: NAME })

/** What each assistant is asked, by its name. */
async function questions(page: Page): Promise<Record<string, string>> {
  const links = await menu(page).getByRole('link', { name: /^Ask / }).all()
  const asked = links.map(async link => {
    await expect(link).toHaveAttribute('target', '_blank')
    const { host, searchParams } = new URL((await link.getAttribute('href')) ?? '')
    return [host, searchParams.get('q') ?? ''] as const
  })
  return Object.fromEntries(await Promise.all(asked))
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await menuButton(page).click()
  await expect(menu(page)).toBeVisible()
}

test('the menu asks assistants the same about each page, and shows what', async ({ page }) => {
  const asked: string[] = []
  for (const path of [PAGE, '/resources']) {
    await open(page, path)
    const all = await questions(page)
    expect(Object.keys(all)).toEqual(['chatgpt.com', 'claude.ai', 'www.perplexity.ai'])
    const [question = '', ...others] = Object.values(all)
    expect(new Set(others)).toEqual(new Set([question]))
    await expect(menu(page)).toContainText(question)
    const address = `https://docs.sushi.com${path}`
    expect(question).toContain(address)
    asked.push(question.replace(address, ''))
  }
  expect(asked[0]).toBe(asked[1])
  await expect(
    menu(page).getByRole('link', { name: 'Connect the documentation server' }),
  ).toHaveAttribute('href', '/resources#for-assistants')
})

test('it is worked by keys, closes for Escape and for a press outside, and is in view', async ({
  page,
}) => {
  await page.goto(PAGE)
  await hydrate(page)
  const button = menuButton(page)
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(menu(page)).toBeInViewport({ ratio: 1 })
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Tab')
  await expect(menu(page).getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await page.mouse.click(3, 130)
  await expect(menu(page)).toBeHidden()
  // Followed to another page, it is closed there.
  await button.click()
  await menu(page).getByRole('link', { name: 'Connect the documentation server' }).click()
  await expect(page).toHaveURL('/resources#for-assistants')
  await expect(menu(page)).toBeHidden()
})

test.describe('the Markdown of the page', () => {
  const copyButton = (page: Page) =>
    menu(page).getByRole('button', { name: /Copy page|Copied|Press Ctrl/ })

  test('is copied', { tag: '@desktop' }, async ({ page, context, request }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, PAGE)
    await copyButton(page).click()
    await expect(copyButton(page)).toHaveText('Copied')
    await expect(copyButton(page)).toHaveText('Copy page as Markdown')
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(await (await request.get(`${PAGE}.md`)).text())
    // That of the page shown, after a link was followed.
    await page.keyboard.press('Escape')
    await nextLink(page).click()
    await expect(page).not.toHaveURL(PAGE)
    await menuButton(page).click()
    await copyButton(page).click()
    await expect(copyButton(page)).toHaveText('Copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe(copied)
  })

  test('is selected where the clipboard refuses', { tag: '@desktop' }, async ({
    page,
    request,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
      document.execCommand = () => false
    })
    await open(page, PAGE)
    await copyButton(page).click()
    await expect(copyButton(page)).toHaveText('Press Ctrl+C')
    const selected = await page.evaluate(() => getSelection()?.toString())
    expect(selected?.trim()).toBe((await (await request.get(`${PAGE}.md`)).text()).trim())
  })

  test.describe('on a line that fails', () => {
    test.use({ expectedTroubles: [/503/] })

    test('is tried again when it did not load', { tag: '@desktop' }, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.route(`**${PAGE}.md`, route => route.fulfill({ status: 503, body: '' }), {
        times: 1,
      })
      await open(page, PAGE)
      await copyButton(page).click()
      await expect(page.locator('#status')).toHaveText(/did not load/)
      await copyButton(page).click()
      await expect(copyButton(page)).toHaveText('Copied')
    })
  })
})

test.describe('below a base path', () => {
  test.use({ site: 'docs' })

  test('Markdown and server have their addresses', { tag: '@desktop' }, async ({
    page,
    request,
  }) => {
    await open(page, `.${PAGE}`)
    const twin = menu(page).getByRole('link', { name: 'View as Markdown' })
    await expect(twin).toHaveAttribute('href', `/docs${PAGE}.md`)
    expect((await request.get(`.${PAGE}.md`)).status()).toBe(200)
    const server = menu(page).getByRole('link', { name: 'Connect the documentation server' })
    await expect(server).toHaveAttribute('href', '/docs/resources#for-assistants')
    expect(Object.values(await questions(page))[0]).toContain(`https://docs.sushi.com/docs${PAGE}`)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu opens, and its links lead on', async ({ page }) => {
    await open(page, PAGE)
    await expect(menu(page)).toContainText(Object.values(await questions(page))[0] ?? 'no question')
    await expect(menu(page).getByRole('button')).toHaveCount(0)
    await menu(page).getByRole('link', { name: 'View as Markdown' }).click()
    await expect(page).toHaveURL(`${PAGE}.md`)
  })
})
