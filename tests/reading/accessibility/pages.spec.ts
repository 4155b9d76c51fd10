import type { Page } from '@playwright/test'
import { reflowFaults } from '#support/browser/reflow.ts'
import { smallTargets } from '#support/browser/targets.ts'
import { expect, hydrate, test } from '#support/browser/test.ts'
import { violationsAtBothWidths } from '#support/browser/violations.ts'
import { builtPages } from '#support/built-pages.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedTroubles: [/404/] })

/** One page of each kind; all others are looked at by the drills. */
const OF_EACH_KIND = ['/', '/amm/clamm', '/api/swagger', '/contracts/clamm', '/dao/governance']

const WIDE = { width: 1280, height: 800 }

/** What is too small to be pressed, with all that can be opened in place open: more targets show. */
async function smallTargetsWithAllOpen(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('#article details'))
      details.open = true
  })
  return smallTargets(page)
}

for (const { path, file } of builtPages('root', { notFound: true })) {
  const isNotFound = file.endsWith('404.html')
  const tag = isNotFound || OF_EACH_KIND.includes(path) ? ['@desktop'] : ['@desktop', '@drill']
  test(`${path} is accessible in both themes, wide, on a phone and at 400 %, its targets large enough`, {
    tag,
  }, async ({ page, troubles }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await hydrate(page)
    await page.waitForLoadState('networkidle')
    expect(await violationsAtBothWidths(page)).toEqual([])
    expect(await smallTargetsWithAllOpen(page), 'on a phone').toEqual([])
    await page.setViewportSize(WIDE)
    expect(await smallTargetsWithAllOpen(page), 'in a wide window').toEqual([])
    expect(await reflowFaults(page), 'at 400 %').toEqual([])
    expect(troubles.length === 0 || isNotFound).toBe(true)
  })
}
