import { formatNumber } from '#engine/model/format.ts'
import {
  amountsAt,
  capitalEfficiency,
  liquidityForCapital,
  virtualReserveOffsets,
} from '#site/math/amm/concentrated-liquidity.ts'
import { EXAMPLE_PRICE } from '#site/math/amm/examples.ts'
import { nearestUsableTick, priceAtTick } from '#site/math/amm/ticks.ts'
import {
  announcement,
  expectAccessible,
  expectWithoutScript,
  openFigure,
  pressOn,
  reading,
} from '#support/browser/figure.ts'
import { expect, test } from '#support/browser/test.ts'

const PAGE = '/amm/clamm'
const ID = 'price-range'

/** Formats as the figure does, from the formulas alone. */
function expected(lower: number, upper: number, spacing: number, price: number) {
  const range = {
    lower: priceAtTick(nearestUsableTick(lower, spacing)),
    upper: priceAtTick(nearestUsableTick(upper, spacing)),
  }
  const liquidity = liquidityForCapital(range, EXAMPLE_PRICE, 2 * EXAMPLE_PRICE)
  const { x, y } = amountsAt(range, liquidity, price)
  const more = virtualReserveOffsets(range, liquidity)
  return {
    real: `${formatNumber(x, 3)} X, ${formatNumber(y, 0)} Y`,
    virtual: `${formatNumber(x + more.x, 3)} X, ${formatNumber(y + more.y, 0)} Y`,
    efficiency: `${formatNumber(capitalEfficiency(range, EXAMPLE_PRICE), 2)} times`,
  }
}

test('the keyboard moves range and price, and the results are those of the formulas', async ({
  page,
}) => {
  const figure = await openFigure(page, PAGE, ID)
  await pressOn(figure, 'Range from', 'ArrowRight', 10)
  await pressOn(figure, 'Range to', 'ArrowLeft', 10)
  await pressOn(figure, 'Price now', 'ArrowLeft', 5)
  await figure.getByRole('radio', { name: /spacing 10$/ }).check()
  const { real, virtual, efficiency } = expected(1_600, 2_400, 10, 2_200)
  await expect(reading(figure, 'Real reserves')).toHaveText(real)
  await expect(reading(figure, 'Virtual reserves')).toHaveText(virtual)
  await expect(reading(figure, 'Capital efficiency')).toHaveText(efficiency)
})

test('a price outside the range leaves one token and no fees', async ({ page }) => {
  const figure = await openFigure(page, PAGE, ID)
  await pressOn(figure, 'Price now', 'End')
  await expect(announcement(figure)).toContainText('holds Y alone and earns no fees')
  await expect(reading(figure, 'Real reserves')).toHaveText(expected(1_500, 2_500, 60, 4_000).real)
  await pressOn(figure, 'Price now', 'Home')
  await expect(announcement(figure)).toContainText('holds X alone and earns no fees')
})

test('it is accessible with its table open', async ({ page }) => {
  await expectAccessible(await openFigure(page, PAGE, ID))
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('picture, caption and table are there', async ({ page }) => {
    await expectWithoutScript(page, PAGE, ID)
  })
})
