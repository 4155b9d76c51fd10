import type { Locator } from '@playwright/test'
import { expectReadings, openFigure, pageOf, pressOn } from '#support/browser/figure.ts'
import { expect, test } from '#support/browser/test.ts'

/** The field in which a slider's value is typed. */
const field = (figure: Locator, label: string) =>
  figure.getByRole('textbox', { name: `${label}, typed` })

const AMOUNT = 'X sold to the pool'

/** The places of those choices that look like no other. */
async function chosenByLook(group: Locator): Promise<number[]> {
  const grounds = await group
    .locator('label')
    .evaluateAll(labels => labels.map(label => getComputedStyle(label).backgroundColor))
  return grounds.flatMap((ground, at) =>
    grounds.indexOf(ground) === grounds.lastIndexOf(ground) ? at : [],
  )
}

test('a value can be typed: Enter takes it onto a step of the slider', async ({ page }) => {
  const figure = await openFigure(page, 'constant-product')
  const amount = field(figure, AMOUNT)
  await expect(amount).toHaveValue('25.0 X')
  await amount.fill('22.6')
  await expectReadings(figure, { Received: '39,903.94 Y' })
  await amount.press('Enter')
  await expect(amount).toHaveValue('22.5 X')
  await expect(figure.getByRole('slider', { name: AMOUNT })).toHaveValue('22.5')
  await expect(figure.getByText('Selling 22.5 X').first()).toBeVisible()
  await expect(amount).toBeFocused()
})

test('a typed value beyond the ends is the end, and that is said', async ({ page }) => {
  const figure = await openFigure(page, 'constant-product')
  const amount = field(figure, AMOUNT)
  await amount.fill('5,000')
  await amount.press('Enter')
  await expect(amount).toHaveValue('100.0 X')
  const said = figure.getByText('The most is 100.0 X.')
  await expect(said).toBeVisible()
  await expect(said).toHaveRole('status')
  await expect(amount).toHaveAccessibleDescription('The most is 100.0 X.')
})

test('what is no number is refused, and Escape brings the value back', async ({ page }) => {
  const figure = await openFigure(page, 'constant-product')
  const amount = field(figure, AMOUNT)
  await amount.fill('much')
  await amount.press('Enter')
  await expect(figure.getByText('Write a number from 0.5 X to 100.0 X.')).toBeVisible()
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await expectReadings(figure, { Received: '39,903.94 Y' })
  await amount.press('Escape')
  await expect(amount).toHaveValue('25.0 X')
  await expect(figure.getByText('Write a number')).toHaveCount(0)
  await expect(amount).toHaveAttribute('aria-invalid', 'false')
})

for (const [typed, value, said] of [
  ['much', '25.0 X', 'Write a number from 0.5 X to 100.0 X.'],
  ['50%', '25.0 X', 'Write a number from 0.5 X to 100.0 X.'],
  ['', '25.0 X', 'Write a number from 0.5 X to 100.0 X.'],
  ['5,000', '100.0 X', 'The most is 100.0 X.'],
  ['–3', '0.5 X', 'The least is 0.5 X.'],
] as const) {
  test(`"${typed}" is answered when its field is left, as by Enter`, async ({ page }) => {
    const figure = await openFigure(page, 'constant-product')
    const amount = field(figure, AMOUNT)
    await amount.fill(typed)
    await amount.press('Tab')
    const note = figure.getByText(said)
    await expect(note).toBeVisible()
    await expect(note).toHaveRole('status')
    // What stands in the field is what the figure shows.
    await expect(amount).toHaveValue(value)
    await expect(amount).toHaveAttribute('aria-invalid', 'false')
    await expect(amount).toHaveAccessibleDescription(said)
    // Whoever comes back and leaves again has read it.
    await amount.focus()
    await amount.press('Tab')
    await expect(note).toHaveCount(0)
  })
}

test('a field that is left says nothing when nothing was typed, or Escape took it back', async ({
  page,
}) => {
  const figure = await openFigure(page, 'constant-product')
  const amount = field(figure, AMOUNT)
  const said = amount.locator('~ [role="status"]')
  await amount.focus()
  await amount.press('Tab')
  await expect(said).toHaveText('')
  await amount.fill('much')
  await amount.press('Escape')
  await amount.press('Tab')
  await expect(said).toHaveText('')
  await expect(amount).toHaveValue('25.0 X')
})

test('what is said of a field that was left goes with another value, or with the next press', async ({
  page,
}) => {
  const figure = await openFigure(page, 'constant-product')
  const amount = field(figure, AMOUNT)
  const said = figure.getByText('The most is')
  await amount.fill('5,000')
  await amount.press('Tab')
  await expect(said).toBeVisible()
  // It lies over the track, which can be taken hold of all the same.
  await expect(said).toHaveCSS('pointer-events', 'none')
  await pressOn(figure, AMOUNT, 'ArrowLeft')
  await expect(said).toHaveCount(0)
  await pressOn(figure, AMOUNT, 'End')
  await expect(amount).toHaveValue('100.0 X')
  await expect(said).toHaveCount(0)

  await amount.fill('5,000')
  const caption = figure.locator('figcaption')
  await caption.click()
  await expect(said).toBeVisible()
  await caption.click()
  await expect(said).toHaveCount(0)
})

test('percents and dollars are typed as they are written', async ({ page }) => {
  const figure = await openFigure(page, 'price-by-size')
  const trade = field(figure, 'Size of the trade')
  await trade.fill('$1,000,000')
  await trade.press('Tab')
  await expect(trade).toHaveValue('$1,000,000')
  await expectReadings(figure, { 'Price impact': '16.667%' })
  const losses = await openFigure(page, 'loss-and-fees')
  const fees = field(losses, 'Fee income, of the pool’s value')
  await fees.fill('10')
  await fees.press('Enter')
  await expect(fees).toHaveValue('10.0%')
})

test('steps that have names are shown, not typed', async ({ page }) => {
  const figure = await openFigure(page, 'rebalancing')
  await expect(figure.getByRole('textbox', { name: 'Step, typed' })).toHaveCount(0)
  await expect(figure.getByText('Day 2, rebalanced', { exact: true }).first()).toBeVisible()
})

test('the two thumbs of a range keep apart, each with its name', async ({ page }) => {
  const figure = await openFigure(page, 'price-range')
  const [from, to] = ['Range from', 'Range to'].map(name => figure.getByRole('slider', { name }))
  if (!from || !to) throw new Error('there are no thumbs')
  await pressOn(figure, 'Range from', 'End')
  await expect(from).toHaveAttribute('aria-valuetext', '1,900 Y')
  await expect(from).toHaveValue('1900')
  await pressOn(figure, 'Range to', 'Home')
  await expect(to).toHaveAttribute('aria-valuetext', '2,100 Y')
  await expect(to).toHaveValue('2100')
  const [one, other] = [await from.boundingBox(), await to.boundingBox()]
  expect(one).toEqual(other)
  const upper = field(figure, 'Range to')
  await upper.fill('1,000')
  await upper.press('Enter')
  await expect(upper).toHaveValue('2,100 Y')
})

test('a press on the track of a range moves the nearest thumb, and a drag goes on with it', {
  tag: '@desktop',
}, async ({ page }) => {
  const figure = await openFigure(page, 'price-range')
  const track = figure.getByRole('slider', { name: 'Range from' })
  await track.scrollIntoViewIfNeeded()
  const box = await track.boundingBox()
  if (!box) throw new Error('there is no track')
  // From 900 on the left to 3,900 on the right, between the middles of the outermost thumbs.
  const at = (price: number) => box.x + 12 + ((price - 900) / 3_000) * (box.width - 24)
  const middle = box.y + box.height / 2
  await page.mouse.move(at(3_300), middle)
  await page.mouse.down()
  await expect(figure.getByRole('slider', { name: 'Range to' })).toBeFocused()
  await expect(figure.getByRole('slider', { name: 'Range to' })).toHaveValue('3300')
  await page.mouse.move(at(1_000), middle, { steps: 5 })
  await expect(figure.getByRole('slider', { name: 'Range to' })).toHaveValue('2100')
  await page.mouse.up()
  await page.mouse.move(at(3_000), middle)
  await expect(figure.getByRole('slider', { name: 'Range to' })).toHaveValue('2100')
  // A thumb is dragged by the browser.
  await page.mouse.move(at(1_500), middle)
  await page.mouse.down()
  await page.mouse.move(at(1_200), middle, { steps: 5 })
  await page.mouse.up()
  await expect(track).toHaveValue('1200')
})

test('a choice is a group of radio buttons, drawn as one bar that shows which is chosen', async ({
  page,
}) => {
  const figure = await openFigure(page, 'walk-through-bins')
  const group = figure.getByRole('group', { name: 'Bin step' })
  expect(await chosenByLook(group)).toEqual([4])
  await group.getByRole('radio', { name: '25 bp' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(group.getByRole('radio', { name: '50 bp' })).toBeChecked()
  await page.mouse.move(0, 0)
  expect(await chosenByLook(group)).toEqual([5])
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await chosenByLook(group)).toEqual([5])
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`tracks are thin and thumbs large in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    const figure = await openFigure(page, 'constant-product')
    const seen = await figure.getByRole('slider').evaluate(slider => {
      const track = slider.parentElement?.querySelector('path')
      return {
        appearance: getComputedStyle(slider).appearance,
        height: slider.getBoundingClientRect().height,
        track: track && getComputedStyle(track).strokeWidth,
      }
    })
    expect(seen).toEqual({ appearance: 'none', height: expect.any(Number), track: '2px' })
    expect(seen.height).toBeGreaterThanOrEqual(24)
  })
}

test('a choice shows which is chosen before its script is there, too', async ({ page }) => {
  await page.goto(pageOf('walk-through-bins'))
  const group = page.getByRole('group', { name: 'Bin step' })
  await expect(group.getByRole('radio', { name: '25 bp' })).toBeChecked()
  expect(await chosenByLook(group)).toEqual([4])
})
