import { shifts } from './shifts.ts'
import { expect, test } from './test.ts'

test('a page that stands still has not moved, and one in which something comes in above has', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/dao/governance')
  expect(await shifts(page)).toBe(0)
  await page.locator('#article h1').evaluate(title => {
    title.insertAdjacentHTML('beforebegin', '<p style="height: 200px">Late</p>')
  })
  expect(await shifts(page)).toBeGreaterThan(0)
})
