import process from 'node:process'
import type { Browser, Page } from '@playwright/test'
import { noteFaces } from '#support/browser/faces.ts'
import { test } from '#support/browser/test.ts'
import { type Ground, STRANGE_FRAGMENTS } from '#support/browser/walk/choose.ts'
import { modelIn } from '#support/browser/walk/model.ts'
import { walk } from '#support/browser/walk/walk.ts'
import { builtPages } from '#support/built-pages.ts'
import { seeded } from '#support/seeded.ts'

/** How many walks there are; `npm run walk -- --sequences N` sets another number, as `.ci/run` does. */
const WALKS = Number(process.env.WALK_SEQUENCES ?? 10)
/** Seed of the first one; the others count on. `npm run walk -- --seed N` sets another. */
const SEED = Number(process.env.WALK_SEED ?? 0)
/** The seed that a run chooses itself is below this. */
const MOST_RANDOM_SEED = 1_000_000
/** Walks that share a browser tab; the seed of each also says which. */
const WALKS_OF_A_TAB = 25
/** Pages and strange fragments that the walks of a tab keep to. */
const PAGES_OF_A_TAB = 8
const FRAGMENTS_OF_A_TAB = 2

/** Where a walk leads: the same for all walks of a tab. */
function groundOf(seed: number): Ground {
  const random = seeded(Math.floor(seed / WALKS_OF_A_TAB))
  const paths = builtPages('root').map(({ path }) => path)
  const some = (all: readonly string[], count: number) =>
    Array.from({ length: count }, () => random.pick(all))
  return {
    pages: some(paths, PAGES_OF_A_TAB),
    fragments: some(STRANGE_FRAGMENTS, FRAGMENTS_OF_A_TAB),
  }
}

/** The seeds of all walks, those of a tab together. */
const tabs = Map.groupBy(
  Array.from({ length: WALKS }, (_, at) => SEED + at),
  seed => Math.floor(seed / WALKS_OF_A_TAB),
)

test.use({
  // What is asked for offline fails, in the worker's words too; a page that does not exist says so.
  expectedTroubles: [
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|Failed to fetch/,
  ],
})

/** Walks in a tab from each of some seeds that lead to the same pages. */
async function walkFrom(
  seeds: readonly number[],
  { page, browser, baseURL }: { page: Page; browser: Browser; baseURL: string | undefined },
): Promise<void> {
  // Offline is a whole context: the model has one of its own.
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const fresh = await context.newPage()
  // Faces come with the second page: what a fresh load shows is held against pages that are no first ones.
  for (const tab of [page, fresh]) await noteFaces(tab)
  const model = modelIn(fresh)
  for (const seed of seeds) await walk(page, model, seed, groundOf(seed))
  await context.close()
}

const claim = 'after every step of random walks, a tab shows what a fresh load shows'

for (const [number, seeds] of tabs) {
  const hasWorker = number % 2 === 1
  test.describe(hasWorker ? 'with the worker of offline reading' : 'without a worker', () => {
    test.use({ serviceWorkers: hasWorker ? 'allow' : 'block' })
    test(
      `${claim} (seeds ${seeds[0]} to ${seeds.at(-1)})`,
      { tag: '@desktop' },
      async ({ page, browser, baseURL }) => walkFrom(seeds, { page, browser, baseURL }),
    )
  })
}

// Where no seed is asked for, one walk is another in every run.
if (process.env.WALK_SEED === undefined) {
  test(`${claim} (a seed of its own in every run)`, { tag: '@desktop' }, async ({
    page,
    browser,
    baseURL,
  }) => {
    const seed = Math.floor(Math.random() * MOST_RANDOM_SEED)
    process.stdout.write(
      `\nA random walk from the seed ${seed}: "npm run walk -- --sequences 1 --seed ${seed}" repeats it.\n`,
    )
    await walkFrom([seed], { page, browser, baseURL })
  })
}
