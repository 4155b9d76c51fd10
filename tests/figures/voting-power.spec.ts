import { formatNumber, formatPercent } from '#engine/model/format.ts'
import { QUORUM_VOTING_POWER } from '#site/facts/dao/governance.ts'
import { votingPower } from '#site/math/dao/voting-power.ts'
import {
  announcement,
  expectAccessible,
  expectWithoutScript,
  openFigure,
  pressOn,
  reading,
} from '#support/browser/figure.ts'
import { expect, test } from '#support/browser/test.ts'

const PAGE = '/dao/governance'
const ID = 'voting-power-calculator'

test('the keyboard moves the holdings, and the results are those of the formula', async ({
  page,
}) => {
  const figure = await openFigure(page, PAGE, ID)
  await expect(figure).toContainText('short of the quorum')
  await pressOn(figure, 'SUSHI in the SUSHI-ETH pool', 'End')
  await pressOn(figure, 'xSUSHI', 'Home')
  const power = votingPower({ pooledSushi: 3_000_000, stakedTokens: 0 })
  await expect(reading(figure, 'Voting power')).toHaveText(formatNumber(power))
  await expect(reading(figure, 'Of the quorum')).toHaveText(
    formatPercent(power / QUORUM_VOTING_POWER, 1),
  )
  await expect(announcement(figure)).toContainText('reaches the quorum of 5,000,000')
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
