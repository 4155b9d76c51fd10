import { reflowFaults } from './reflow.ts'
import { expect, test } from './test.ts'

test('what does not fit an enlarged window, and a title behind something, are found', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/dao/governance')
  expect(await reflowFaults(page)).toEqual([])
  await page.locator('#article').evaluate(article => {
    article.insertAdjacentHTML('beforeend', '<p style="width: 500px">Wide</p>')
  })
  expect(await reflowFaults(page)).toEqual(['wider than the window: p “Wide”'])
  await page
    .locator('#article p')
    .last()
    .evaluate(wide => wide.remove())
  await page.locator('body').evaluate(body => {
    const bar = '<div style="position: fixed; inset: 0 0 50% 0">Bar</div>'
    body.insertAdjacentHTML('beforeend', bar)
  })
  expect(await reflowFaults(page)).toContain('covered: h2 “Voting power#”')
})
