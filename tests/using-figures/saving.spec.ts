import { readFile } from 'node:fs/promises'
import { facesOf, waitForFaces } from '#support/browser/faces.ts'
import { openFigure } from '#support/browser/figure.ts'
import { holdBack } from '#support/browser/hold-back.ts'
import { expect, hydrate, hydrateIsland, test } from '#support/browser/test.ts'
import { contrastRatio } from '#support/contrast-ratio.ts'
import { paintOf, SVG, saved } from './saved-pictures.ts'

const ID = 'price-range'
/** The script that makes the files. */
const FILES = '**/assets/figure-kit-files-*.js'

test.describe('without the file of the face', () => {
  test.use({ expectedTroubles: [/woff2|ERR_FAILED/] })

  test('a picture is saved, and names what the words are set in instead', async ({ page }) => {
    const figure = await openFigure(page, ID)
    await page.route('**/*.woff2', route => route.abort())
    // What the page has kept is gone too.
    await page.evaluate(() => {
      const { fetch: own } = window
      window.fetch = (address, options) => own(address, { ...options, cache: 'reload' })
    })
    const text = await readFile(await (await saved(figure, SVG)).path(), 'utf8')
    expect(text).not.toContain('@font-face')
    expect(text).toMatch(/font-family="Geist[^"]*sans-serif"/)
    await expect(figure.getByText('was not saved')).toHaveCount(0)
  })
})

test('a picture saved on the first page of a phone carries the face that the page does without @phone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal
  })
  const figure = await openFigure(page, ID)
  const text = await readFile(await (await saved(figure, SVG)).path(), 'utf8')
  expect(text).toContain('@font-face{font-family:"Geist"')
  expect(text).toMatch(/font-family="Geist[^"]*sans-serif"/)
})

test.describe('in the dark theme', () => {
  // The page itself stays open while there is no network, and asks for the logo of the other theme.
  test.use({ expectedTroubles: [/ERR_INTERNET_DISCONNECTED/] })

  test('a picture saved in the dark theme is dark where nothing but the file is @desktop', async ({
    page,
    context,
  }, info) => {
    await waitForFaces(page)
    await page.addInitScript(() => {
      AbortSignal.timeout = () => new AbortController().signal
    })
    await page.emulateMedia({ colorScheme: 'dark' })
    const figure = await openFigure(page, ID)
    await facesOf(page)
    const shown = await paintOf(figure)
    const file = info.outputPath('dark.svg')
    await (await saved(figure, SVG)).saveAs(file)
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => paintOf(figure)).not.toEqual(shown)

    await context.setOffline(true)
    const alone = await context.newPage()
    await alone.goto(`file://${file}`)
    const kept = await paintOf(alone.locator('svg').first())
    expect(kept).toEqual(shown)
    expect(kept.words.length).toBeGreaterThan(5)
    expect(contrastRatio(kept.ground, [255, 255, 255])).toBeGreaterThan(15)
    for (const ink of kept.words) expect(contrastRatio(ink, kept.ground)).toBeGreaterThan(4.5)
    const faces = await alone.evaluate(async () => {
      await document.fonts.ready
      return [...document.fonts].map(({ family, status }) => `${family} ${status}`)
    })
    expect(faces).toEqual(['Geist loaded'])
  })
})

for (const kind of ['SVG', 'CSV']) {
  test(`a reader is told that the ${kind} file was not saved, and can try again`, async ({
    page,
  }) => {
    const figure = await openFigure(page, ID)
    await page.evaluate(() => {
      const own = URL.createObjectURL
      URL.createObjectURL = () => {
        URL.createObjectURL = own
        throw new Error('no room')
      }
    })
    const button = figure.getByRole('button', { name: `Download as ${kind}` })
    await button.focus()
    await page.keyboard.press('Enter')
    const told = figure.getByText(
      `The ${kind} file was not saved. Press Download as ${kind} to try again.`,
    )
    await expect(told).toBeVisible()
    await expect(told).toHaveRole('status')
    await expect(button).toBeFocused()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.keyboard.press('Enter'),
    ])
    expect(download.suggestedFilename()).toBe(`${ID}.${kind.toLowerCase()}`)
    await expect(told).toHaveCount(0)
  })
}

test('a file that is long in coming is said to be on its way', async ({ page }) => {
  const figure = await openFigure(page, ID)
  const { release } = await holdBack(page, FILES)
  const saving = figure.getByText('Saving the file…')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    (async () => {
      await figure.getByRole('button', { name: SVG }).click()
      await expect(saving).toBeVisible()
      await expect(saving).toHaveRole('status')
      release()
    })(),
  ])
  expect(download.suggestedFilename()).toBe(`${ID}.svg`)
  await expect(saving).toHaveCount(0)
})

// Some browsers remember for as long as a document stays that its script did not load.
test.describe('when the script that saves does not load', () => {
  test.use({ expectedTroubles: [/ERR_FAILED|Failed to load resource/] })

  for (const kind of ['SVG', 'CSV'])
    test(`and the ${kind} file is asked for again in vain, the page is loaded anew, and has the figure as it was`, async ({
      page,
    }) => {
      await page.route(FILES, route => route.abort())
      const figure = await openFigure(page, ID)
      const slider = figure.getByRole('slider').first()
      const initial = await slider.inputValue()
      await slider.focus()
      await slider.press('ArrowRight')
      await expect(slider).not.toHaveValue(initial)
      const set = await slider.inputValue()
      const button = figure.getByRole('button', { name: `Download as ${kind}` })
      await button.click()
      await expect(figure.getByText(`The ${kind} file was not saved.`)).toBeVisible()
      const reloaded = page.waitForEvent('domcontentloaded')
      await button.click()
      await reloaded
      await page.unroute(FILES)
      await hydrate(page)
      await hydrateIsland(figure)
      await expect(slider).toHaveValue(set)
      const download = page.waitForEvent('download')
      await button.click()
      expect((await download).suggestedFilename()).toBe(`${ID}.${kind.toLowerCase()}`)
    })
})

test('a clipboard that never answers is done without, also at full width', async ({
  page,
  context,
}, { project }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const figure = await openFigure(page, ID)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => new Promise(() => {})
  })
  const isWide = project.name === 'desktop'
  if (isWide) await figure.getByRole('button', { name: 'Full width' }).press('Enter')
  const slider = figure.getByRole('slider').first()
  await slider.press('ArrowRight')
  await figure.getByRole('button', { name: 'Copy link' }).press('Enter')
  await expect(figure.getByRole('button', { name: 'Link copied' })).toBeFocused()
  await expect(figure.getByRole('button', { name: 'Back to the page' })).toBeVisible({
    visible: isWide,
  })
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(page.url())
  expect(copied).toContain('?')
})

test('without a clipboard the link is in the address bar; without either, the reader is told', async ({
  page,
}) => {
  const figure = await openFigure(page, ID)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    document.execCommand = () => false
  })
  const copy = figure.getByRole('button', { name: 'Copy link' })
  await copy.focus()
  await page.keyboard.press('Enter')
  await expect(figure.getByRole('button', { name: 'Link in the address bar' })).toBeFocused()
  await page.evaluate(() => {
    history.replaceState = () => {
      throw new Error('too often')
    }
  })
  await page.keyboard.press('Enter')
  const told = figure.getByText('The link was not copied. Press Copy link to try again.')
  await expect(told).toHaveRole('status')
  await expect(copy).toBeFocused()
})

test('a second press on Copy link is said for as long as the first', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  const figure = await openFigure(page, ID)
  // From here on only the test moves the clock.
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const said = figure.getByRole('button', { name: 'Link copied' })
  await figure.getByRole('button', { name: 'Copy link' }).click()
  await expect(said).toBeVisible()
  await page.clock.runFor(1_500)
  // Only what is copied tells that the second press was answered: the words are the same.
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await page.evaluate(() => navigator.clipboard.writeText('something else'))
  await said.click()
  await expect.poll(clipboard).not.toBe('something else')
  await page.clock.runFor(1_500)
  await expect(said).toBeVisible()
  await page.clock.runFor(1_000)
  await expect(said).toHaveCount(0)
})
