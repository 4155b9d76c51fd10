import type { Page } from '@playwright/test'
import { seeded } from '#support/seeded.ts'
import { expect } from '../test.ts'
import { chooseStep, type Ground, type Step, wordsOf } from './choose.ts'
import { differences } from './compare.ts'
import type { Model } from './model.ts'
import { openTab, remember, type Tab } from './tab.ts'
import { take } from './take.ts'
import { type View, viewOf } from './view.ts'

/** Most steps of one walk, after the page it begins at. */
const MOST_STEPS = 8

/** Pauses between two looks at a page that settles, in milliseconds; the last one for all further looks. */
const LOOKS_MS = [10, 20, 40, 80]

/** What a tab shows; undefined while it changes documents. */
function viewNow(tab: Tab): Promise<View | undefined> {
  return viewOf(tab.page).catch(() => undefined)
}

/** Does a step, and waits until the tab shows what it has to. @throws Error when it never does. */
async function walkOn(tab: Tab, model: Model, step: Step, story: string): Promise<void> {
  const outcomes = await take(tab, model, step)
  let settled: (() => void) | undefined
  await expect
    .poll(
      async () => {
        const view = await viewNow(tab)
        if (!view) return ['the document is being replaced']
        const found = outcomes.map(outcome => differences(view, outcome))
        settled = outcomes[found.findIndex(each => each.length === 0)]?.settle
        return settled
          ? []
          : found.reduce((least, each) => (each.length < least.length ? each : least))
      },
      { message: story, intervals: LOOKS_MS },
    )
    .toEqual([])
  settled?.()
}

/**
 * Walks through the site in a tab, by steps that the seed decides, and holds the tab to the model after each.
 * @throws Error that names the seed and the steps that led to what is wrong.
 */
export async function walk(page: Page, model: Model, seed: number, ground: Ground): Promise<void> {
  const random = seeded(seed)
  const start = random.pick(ground.pages)
  const tab = await openTab(page, start)
  const steps = [`open ${start}`]
  try {
    const count = 2 + random.below(MOST_STEPS - 1)
    for (let taken = 0; taken < count; taken += 1) {
      await remember(tab)
      const step = await chooseStep(tab, random, ground)
      steps.push(wordsOf(step))
      await walkOn(tab, model, step, `walk ${seed}: ${steps.join(', then ')}`)
    }
  } finally {
    // A page that is not the latest one would be loaded anew, in the way of the next walk.
    if (!tab.isOnline) await page.goto('about:blank')
    await page.context().setOffline(false)
  }
}
