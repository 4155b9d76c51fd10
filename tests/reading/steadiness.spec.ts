import { shifts } from '#support/browser/shifts.ts'
import { expect, hydrate, test } from '#support/browser/test.ts'
import { builtPages } from '#support/built-pages.ts'

const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0

test('nothing moves on any page, also when faces come after the first paint', {
  tag: ['@drill', '@phone'],
}, async ({ page }) => {
  const moved: string[] = []
  for (const { path } of builtPages('root')) {
    const { promise: painted, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/assets/*.woff2', async route => {
      await painted
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    await page.waitForFunction(isPainted)
    release()
    await page.waitForLoadState('networkidle')
    const before = await shifts(page)
    await hydrate(page)
    await page.waitForLoadState('networkidle')
    const after = await shifts(page)
    if (before > 0 || after > 0) moved.push(`${path}: ${before}, ${after} with the app`)
    await page.unroute('**/assets/*.woff2')
  }
  expect(moved).toEqual([])
})
