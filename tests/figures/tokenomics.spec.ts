import { formatNumber, formatUsd } from '#engine/model/format.ts'
import { emittedSushi, LAUNCH_PHASE_BLOCKS } from '#site/math/dao/emission.ts'
import { feeSplit } from '#site/math/dao/fee-split.ts'
import { stakingExample } from '#site/math/dao/staking-example.ts'
import {
  announcement,
  expectAccessible,
  expectWithoutScript,
  openFigure,
  pressOn,
  reading,
} from '#support/browser/figure.ts'
import { expect, test } from '#support/browser/test.ts'

const PAGE = '/dao/tokenomics'
const EMISSION = 'emission-history'
const FEE = 'who-gets-the-fee'
const BAR = 'ratio-of-the-bar'

test('the keyboard moves through the emission of the start', async ({ page }) => {
  const figure = await openFigure(page, PAGE, EMISSION)
  await pressOn(figure, 'Blocks since the start', 'ArrowRight', 8)
  const emitted = emittedSushi(LAUNCH_PHASE_BLOCKS + 8_000)
  await expect(reading(figure, 'Emitted so far')).toHaveText(
    `${formatNumber(emitted / 1e6, 1)} million`,
  )
  await expect(reading(figure, 'Rate from there on')).toHaveText('100 a block')
  await pressOn(figure, 'Blocks since the start', 'Home')
  await expect(reading(figure, 'Rate from there on')).toHaveText('1,000 a block')
})

test('the keyboard moves the volume whose fee is split', async ({ page }) => {
  const figure = await openFigure(page, PAGE, FEE)
  await pressOn(figure, 'Swapped in all', 'End')
  const split = feeSplit(100_000_000)
  await expect(reading(figure, 'Liquidity providers')).toHaveText(
    formatUsd(split.liquidityProviders),
  )
  await expect(reading(figure, 'Protocol, for stakers')).toHaveText(formatUsd(split.protocol))
  await expect(announcement(figure)).toContainText('Of $100,000,000 swapped')
})

test('the staking bar opens at the example of the page, and the keyboard adds fees', async ({
  page,
}) => {
  const example = stakingExample(18)
  const figure = await openFigure(page, PAGE, BAR)
  await expect(reading(figure, 'Ratio')).toHaveText(formatNumber(example.grown.ratio, 6))
  await expect(figure.getByText(formatNumber(example.redeemed, 2)).first()).toBeVisible()
  await pressOn(figure, 'SUSHI added by fees', 'Home')
  await expect(reading(figure, 'Ratio')).toHaveText(formatNumber(example.entered.ratio, 6))
})

for (const id of [EMISSION, FEE, BAR]) {
  test(`${id} is accessible with its table open`, async ({ page }) => {
    await expectAccessible(await openFigure(page, PAGE, id))
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('pictures, captions and tables are there', async ({ page }) => {
    for (const id of [EMISSION, FEE, BAR]) await expectWithoutScript(page, PAGE, id)
  })
})
