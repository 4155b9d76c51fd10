import process from 'node:process'
import type { Page } from '@playwright/test'
import { addLink } from '#support/browser/add-link.ts'
import { heading } from '#support/browser/page-parts.ts'
import { expect, hydrate, test } from '#support/browser/test.ts'
import { oddText } from '#support/odd-text.ts'
import { type Seeded, seeded } from '#support/seeded.ts'

/** How many addresses are shown at least; `GENERATED_ADDRESSES` sets another number. */
const ADDRESSES = Number(process.env.GENERATED_ADDRESSES ?? 200)
/** Addresses that links of a document lead to. With its own and the way back to all but the first, twice as many are shown. */
const FOLLOWED = 5

type Titled = readonly [path: string, title: string]

/** A page of words, one of figures that links bring to a state, one of rows, and one of tabs and forms. */
const PAGES: readonly [Titled, ...Titled[]] = [
  ['/dao/governance', 'Governance'],
  ['/amm/clamm', 'clAMM: concentrated liquidity'],
  ['/contracts/cpamm', 'cpAMM contracts'],
  ['/api/examples/quote', 'Request a quote'],
]

/** An address of a page with a query and a fragment that no one means, and the page's title. */
function oddAddress(numbers: Seeded): { address: string; title: string } {
  const [path, title] = numbers.pick(PAGES)
  const state = numbers.pick(['', 'figure=price-range&lower=', 'figure='])
  const query = numbers.pick([
    '',
    `?${state}${encodeURIComponent(oddText(numbers).toWellFormed())}`,
  ])
  return { address: `${path}${query}#${oddText(numbers).toWellFormed()}`, title }
}

/** What a text of an address would have become in a page that takes it for markup. */
const injected = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('[onerror], img[src="x"]').length)

test('generated addresses show their pages by load, by a link and by the way back', {
  tag: ['@desktop', '@drill'],
}, async ({ page, troubles }) => {
  const numbers = seeded()
  process.stdout.write(`\nAddresses are generated from the seed ${numbers.seed}.\n`)
  let shown = 0
  const shows = async (title: string, address: string) => {
    await expect(heading(page), address).toHaveText(title)
    expect(await injected(page), address).toBe(0)
    expect(troubles, address).toEqual([])
    shown += 1
  }
  for (let load = 0; load < ADDRESSES / 2 / FOLLOWED; load += 1) {
    const first = oddAddress(numbers)
    await page.goto(first.address)
    await hydrate(page)
    await shows(first.title, first.address)
    const visited = [first]
    for (let at = 0; at < FOLLOWED; at += 1) {
      const next = oddAddress(numbers)
      const link = await addLink(page, next.address)
      await link.click()
      await shows(next.title, next.address)
      visited.push(next)
    }
    for (const { address, title } of visited.toReversed().slice(1, FOLLOWED)) {
      await page.goBack()
      await shows(title, address)
    }
  }
  expect(shown).toBeGreaterThanOrEqual(ADDRESSES)
})
