import { waitForFaces } from '#support/browser/faces.ts'
import { expect, test } from '#support/browser/test.ts'
import { builtPages } from '#support/built-pages.ts'

const LINKS = '#article td a[target="_blank"]:has(> code)'

test('an address of a table is a line or two halves, with its arrow on the last one', async ({
  page,
}, { project }) => {
  const pages = builtPages('root').filter(({ html }) => /<td[^>]*>.*?0x\w{40}/s.test(html))
  expect(pages.length).toBeGreaterThan(5)
  await waitForFaces(page)
  for (const { path } of pages) {
    await page.goto(path)
    const lines = await page.locator(LINKS).evaluateAll(links =>
      links
        .filter(link => link.checkVisibility())
        .map(link => {
          const [code] = link.getElementsByTagName('code')
          const height = Number.parseFloat(getComputedStyle(link).lineHeight)
          return {
            ofAddress: code?.getClientRects().length,
            ofLink: Math.round(link.getBoundingClientRect().height / height),
          }
        }),
    )
    const most = project.name === 'phone' ? 2 : 1
    expect(
      lines.filter(each => each.ofLink !== each.ofAddress || each.ofLink > most),
      path,
    ).toEqual([])
  }
})

test('an address under the pointer is underlined', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/contracts/red-snwapper')
  const link = page.locator('#redsnwapper-1').locator('a[target="_blank"]')
  await expect(link).toHaveCSS('text-decoration-line', 'none')
  await link.hover()
  await expect(link).toHaveCSS('text-decoration-line', 'underline')
  // An underline does not reach what is a box of its own.
  await expect(link.locator('code')).toHaveCSS('display', 'inline')
})
