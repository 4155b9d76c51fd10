import { API_HOST } from '#site/facts/api/host.ts'
import { openForm } from '#support/browser/open-form.ts'
import { searchField, searchResults } from '#support/browser/search.ts'
import { documentMark, expect, hydrate, nextLink, test } from '#support/browser/test.ts'
import { useControls } from '#support/browser/use-controls.ts'
import { builtPages } from '#support/built-pages.ts'

// The served site has the policy that hosts send: what it refuses is an error in the console, which fails each test here.
test.use({ bypassCSP: false })

test('the policy is sent, and refuses a script that got into a page @desktop', async ({
  page,
  troubles,
}) => {
  const response = await page.goto('/')
  expect(await response?.headerValue('content-security-policy')).toContain("default-src 'none'")
  const refused = page.waitForEvent('console', message => message.type() === 'error')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.append('document.title = "reached"')
    document.head.append(script)
  })
  expect((await refused).text()).toMatch(/Content Security Policy|TrustedScript/)
  await expect(page).not.toHaveTitle('reached')
  // What the fixture has seen is what this test is about.
  troubles.length = 0
})

test('no text becomes a script, its address, or that of a worker @desktop', async ({
  page,
  troubles,
}) => {
  await page.goto('/')
  const outcomes = await page.evaluate(() => {
    const attempt = (act: () => unknown) => {
      try {
        act()
        return 'done'
      } catch (error) {
        return error instanceof Error ? error.name : 'other'
      }
    }
    const script = document.createElement('script')
    return [
      attempt(() => {
        script.src = '/assets/boot.js'
      }),
      attempt(() => {
        script.text = 'document.title = "reached"'
      }),
      attempt(() => new Worker('/assets/boot.js')),
      attempt(() => setTimeout('document.title = "reached"')),
      // A second policy would let a script that got into a page through.
      attempt(() =>
        Object(globalThis).trustedTypes.createPolicy('other', {
          createScript: (text: string) => text,
        }),
      ),
    ]
  })
  expect(outcomes).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError'])
  await expect(page).not.toHaveTitle('reached')
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true)
  troubles.length = 0
})

test.describe('the address of a worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('is that of the site alone, and only where a worker is registered @desktop', async ({
    page,
    troubles,
  }) => {
    await page.goto('/')
    const outcomes = await page.evaluate(async () => {
      const register = (address: string) =>
        navigator.serviceWorker.register(address).then(
          () => 'registered',
          (error: unknown) => (error instanceof Error ? error.name : 'other'),
        )
      const load = (address: string) => {
        try {
          document.createElement('script').src = address
          return 'taken'
        } catch (error) {
          return error instanceof Error ? error.name : 'other'
        }
      }
      const others = ['/assets/boot.js', '/sw.js?', '/./sw.js', 'sw.js', `${location.origin}/sw.js`]
      return {
        others: await Promise.all(
          [...others, 'data:text/javascript,', '/docs/sw.js'].map(register),
        ),
        loaded: load('/sw.js'),
        own: await register('/sw.js'),
      }
    })
    expect(outcomes.others).toEqual(outcomes.others.map(() => 'TypeError'))
    expect(outcomes.others).toHaveLength(7)
    expect(outcomes.loaded).toBe('TypeError')
    expect(outcomes.own).toBe('registered')
    troubles.length = 0
  })

  test.describe('under a base path', () => {
    test.use({ site: 'docs' })

    test('is that below it @desktop', async ({ page, troubles }) => {
      await page.goto('./')
      const outcomes = await page.evaluate(() =>
        Promise.all(
          ['/sw.js', '/docs/sw.js'].map(address =>
            navigator.serviceWorker.register(address).then(
              () => 'registered',
              (error: unknown) => (error instanceof Error ? error.name : 'other'),
            ),
          ),
        ),
      )
      expect(outcomes).toEqual(['TypeError', 'registered'])
      troubles.length = 0
    })
  })

  test.describe('of a site without offline reading', () => {
    test.use({ site: 'minimal' })

    test('is none @desktop', async ({ page, troubles }) => {
      await page.goto('/')
      const outcome = await page.evaluate(() =>
        navigator.serviceWorker.register('/sw.js').then(
          () => 'registered',
          (error: unknown) => (error instanceof Error ? error.name : 'other'),
        ),
      )
      expect(outcome).toBe('TypeError')
      troubles.length = 0
    })
  })
})

test('pages that follow one another keep the policy, with the rules that each brings @desktop', async ({
  page,
}) => {
  await page.goto('/what-is-sushi')
  await hydrate(page)
  await documentMark.set(page)
  for (let pages = 0; pages < 8; pages += 1) {
    const link = nextLink(page)
    const address = await link.getAttribute('href')
    await link.click()
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    // The address changes before the page does.
    await expect(link).not.toHaveAttribute('href', address ?? '')
  }
  // They were opened in place: their rules came into the document that was loaded first.
  expect(await documentMark.isThere(page)).toBe(true)
})

test('the search keeps the policy @desktop', async ({ page }) => {
  await page.goto('/')
  await hydrate(page)
  await page.keyboard.press('Control+k')
  await searchField(page).fill('router')
  await expect(searchResults(page).first()).toBeVisible()
})

test.describe('forms', () => {
  test.use({ expectedTroubles: [/^foreign request: https:\/\/api\./] })

  test('reach the host of their API @desktop', async ({ page }) => {
    await page.route(`${API_HOST}/**`, route =>
      route.fulfill({
        json: { status: 'Success' },
        headers: { 'access-control-allow-origin': '*' },
      }),
    )
    await page.goto('/api/swagger')
    const form = await openForm(page, 'Quote a trade')
    await form.getByRole('button', { name: 'Send' }).click()
    await expect(form.getByText('"Success"')).toBeVisible()
  })
})

for (const path of [
  '/',
  '/contracts/cpamm',
  '/api/examples/quote',
  '/api/swagger',
  '/amm/choose',
  '/glossary',
])
  test(`${path} keeps the policy when its controls are used @desktop`, async ({ page }) => {
    await page.goto(path)
    await hydrate(page)
    await useControls(page)
    await page.getByRole('button', { name: 'Switch between light and dark' }).click()
    await page
      .getByRole('navigation', { name: 'Site', exact: true })
      .getByRole('button')
      .first()
      .click()
    await page.keyboard.press('Escape')
  })

test.describe('the page for unknown addresses', () => {
  test.use({ expectedTroubles: [/404/] })

  test('keeps the policy, and names the nearest pages @desktop', async ({ page }) => {
    await page.goto('/dao/governence')
    await expect(page.getByRole('link', { name: 'Governance' }).first()).toBeVisible()
    await hydrate(page)
  })
})

test('every page keeps the policy and sets no cookie, read to its end and with its controls used', {
  tag: ['@desktop', '@drill'],
}, async ({ page }) => {
  const pages = builtPages('root')
  expect(pages.length).toBeGreaterThan(50)
  for (const { path } of pages) {
    await page.goto(path)
    await hydrate(page)
    await useControls(page)
    expect(await page.evaluate(() => document.cookie), path).toBe('')
  }
  expect(await page.context().cookies(), 'no cookie').toEqual([])
})
