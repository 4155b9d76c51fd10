import { blocks } from '#site/facts/subgraphs/endpoints.ts'
import { expect, hydrate, test } from '#support/browser/test.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

for (const query of ['Arbitrum One', '42161'])
  test(`“${query}” leaves the endpoint of that network, and its button copies it whole`, async ({
    page,
  }) => {
    const row = blocks.rows.find(({ network }) => network.chainId === 42161)
    await page.goto('/subgraphs/blocks')
    await hydrate(page)
    await page.getByRole('searchbox', { name: 'Find a network' }).fill(query)
    const rows = page.locator('#article tbody tr').filter({ visible: true })
    await expect(rows).toHaveCount(1)
    await rows.getByRole('button').click()
    await expect(rows.getByRole('button')).toHaveText('Copied')
    expect(row?.url).toBeTruthy()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(row?.url)
  })
