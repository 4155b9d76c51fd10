import { describe } from 'vitest'
import { areHydrated } from '#support/hydrated.ts'
import { a, type Page } from './support/page.ts'
import { expect, journey } from './support/test.ts'

const again = a('button', 'Try again')
const tab = a('tab', 'TypeScript')

/** Whether a tab is chosen. */
const isChosen = async (page: Page) =>
  (await page.see(tab)).map(({ attributes }) => attributes['aria-selected'])[0] === 'true'

/** What browsers say of a script that does not come. */
const TROUBLES = [
  /did not load|Loading failed|error loading|NetworkError|ServiceWorker passed an Error Response/,
]

/** Whether another try is offered. */
const isOffered = async (page: Page) => (await page.see(again)).length === 1

/** Moves the pointer, a little further at each call, until something can be seen. */
async function moveUntil(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  let x = 100
  await expect
    .poll(async () => {
      x += 1
      await page.moveTo({ x, y: 100 })
      return isThere()
    })
    .toBe(true)
}

/** Waits until the frame answers. It may be in a new document, which waits for a sign of life. */
const arrive = (page: Page) => moveUntil(page, () => page.evaluate(areHydrated, '#app'))

/** Types into the search, part of which does not load, and waits until another try is offered. */
async function searchInVain(page: Page): Promise<void> {
  await page.press('Control+k')
  await page.type('quorum')
  await expect.poll(() => isOffered(page)).toBe(true)
}

/** Expects that the search holds, and finds, what was typed; in a new document it is opened for that. */
async function expectQuorum(page: Page): Promise<void> {
  const field = a('combobox', 'Search')
  const isClosed = async () => (await page.see(a('dialog', 'Search'))).length === 0
  const value = async () => {
    // The document in which it stood may just be leaving.
    if (await isClosed()) {
      await arrive(page)
      await page.press('Control+k')
    }
    return (await page.see(field))[0]?.value
  }
  await expect.poll(value).toBe('quorum')
  await expect.poll(async () => (await page.see(a('option'))).length).toBeGreaterThan(0)
}

// Firefox and WebKit remember for as long as a document stays that one of its scripts did not load, WebKit even longer.
describe('a script that did not load answers once it is tried again', () => {
  journey.override({ expectedTroubles: TROUBLES })

  journey('that of the app', async ({ page, site }) => {
    site.refuse('/assets/client-')
    await page.open('/api/examples/quote')
    // The page is loaded anew once before it says so.
    await moveUntil(page, () => isOffered(page))
    site.refuse()
    await page.click(again)
    await arrive(page)
    await page.click(tab)
    await expect.poll(() => isChosen(page)).toBe(true)
  })

  journey(
    'that of the app, while the search waits, which keeps what was typed',
    async ({ page, site }) => {
      site.refuse('/assets/client-')
      await page.open('/api/examples/quote')
      await searchInVain(page)
      site.refuse()
      await page.click(again)
      await expectQuorum(page)
    },
  )
})

describe('a part whose script does not load', () => {
  journey.override({ expectedTroubles: TROUBLES })

  journey('stays what it was, and the links of the page lead on', async ({ page, site }) => {
    site.refuse('/assets/tabs-island-')
    await page.open('/api/examples/quote')
    await page.wake()
    await page.evaluate(() => document.querySelector('[role="tablist"]')?.scrollIntoView())
    await expect.poll(() => site.refused.length).toBeGreaterThan(0)
    expect(await isChosen(page)).toBe(false)
    expect(await page.see(a('heading', 'Request a quote'))).toHaveLength(1)
    await page.click(a('link', /^Next/, '[aria-label="Previous and next page"]'))
    await expect.poll(() => page.address()).toBe('/api/examples/swap')
  })

  for (const [part, script, path, selector] of [
    ['tabs', '/assets/tabs-island-', '/api/examples/quote', '[role="tablist"]'],
    ['a figure', '/assets/price-range-island-', '/amm/clamm', 'figure#price-range'],
  ] as const)
    journey(`of ${part} answers once it is tried again`, async ({ page, site }) => {
      site.refuse(script)
      await page.open(path)
      await page.wake()
      await page.evaluate(
        it => document.querySelector(it)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
        selector,
      )
      await expect.poll(() => site.refused.length).toBeGreaterThan(0)
      await page.evaluate(it => {
        document.querySelector<HTMLElement>(`${it} button, ${it} summary`)?.click()
      }, selector)
      await expect.poll(() => isOffered(page)).toBe(true)
      site.refuse()
      await page.click(again)
      await expect.poll(() => isOffered(page)).toBe(false)
      await arrive(page)
      await page.wakeIsland(selector)
    })

  journey(
    'of the search answers once it is tried again, and keeps what was typed',
    async ({ page, site }) => {
      site.refuse('/assets/search-dialog-')
      await page.open('/api/examples/quote')
      await page.wake()
      await searchInVain(page)
      site.refuse()
      await page.click(again)
      await expectQuorum(page)
    },
  )

  journey(
    'that saves a figure saves it once it is tried again, and the figure is as it was',
    async ({ page, site }) => {
      const figure = 'figure#price-range'
      const slider = `${figure} input[type=range]`
      const save = a('button', 'Download as CSV', figure)
      const value = () =>
        page.evaluate(it => document.querySelector<HTMLInputElement>(it)?.value, slider)
      site.refuse('/assets/figure-kit-files-')
      await page.open('/amm/clamm')
      await page.wake()
      await page.wakeIsland(figure)
      const initial = await value()
      await page.evaluate(it => document.querySelector<HTMLElement>(it)?.focus(), slider)
      await page.press('ArrowRight')
      await expect.poll(value).not.toBe(initial)
      const set = await value()
      await page.click(save)
      await expect
        .poll(() => page.evaluate(it => document.querySelector(it)?.textContent, figure))
        .toContain('The CSV file was not saved.')
      site.refuse()
      const isMarked = (mark: string) =>
        page.evaluate(it => document.documentElement.hasAttribute(it), mark)
      const saveWatched = async () => {
        await page.evaluate(() => {
          const { createObjectURL } = URL
          URL.createObjectURL = blob => {
            document.documentElement.setAttribute('data-saved', '')
            return createObjectURL(blob)
          }
        })
        await page.click(save)
      }
      await page.evaluate(() => document.documentElement.setAttribute('data-old', ''))
      await saveWatched()
      // Where the script is asked for once more the file comes at once; elsewhere the document is another one.
      await expect
        .poll(async () => (await isMarked('data-saved')) || !(await isMarked('data-old')))
        .toBe(true)
      if (!(await isMarked('data-old'))) {
        await arrive(page)
        await page.wakeIsland(figure)
        await expect.poll(value).toBe(set)
        await saveWatched()
      }
      await expect.poll(() => isMarked('data-saved')).toBe(true)
      expect(await value()).toBe(set)
    },
  )
})
