import { expect, hydrate, test } from '#support/browser/test.ts'
import { violationsInBothThemes } from '#support/browser/violations.ts'
import { builtPages } from '#support/built-pages.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedTroubles: [/404/] })

for (const { path, file } of builtPages('root', { notFound: true })) {
  const isNotFound = file.endsWith('404.html')
  test(`${path} is accessible in both themes`, async ({ page, troubles }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await hydrate(page)
    await page.waitForLoadState('networkidle')
    expect(await violationsInBothThemes(page)).toEqual([])
    expect(troubles.length === 0 || isNotFound).toBe(true)
  })
}
