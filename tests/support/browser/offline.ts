import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { WORKER_FILE } from '#engine/model/offline.ts'
import { sites } from '../sites/sites.ts'
import { expect, hydrate } from './test.ts'

/** What a page says at its head when it is shown without the network. */
export function keptNote(page: Page): Locator {
  return page.getByRole('note').filter({ hasText: /This page is from/ })
}

/** The addresses of the pages that a site keeps as visited, without the host. */
export function keptPages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter(name => name.includes(':visited-'))
    const keys = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
    return keys.flat().map(({ url }) => new URL(url).pathname)
  })
}

/** Names of all caches of the host, in order. */
export async function cacheNames(page: Page): Promise<string[]> {
  return (await page.evaluate(() => caches.keys())).sort()
}

/** Scopes of the workers of the host. */
export function workerScopes(page: Page): Promise<string[]> {
  return page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  )
}

/** Waits until the page that is shown is kept. */
export async function untilKept(page: Page): Promise<void> {
  const { pathname } = new URL(page.url())
  await expect.poll(() => keptPages(page)).toContain(pathname.replace(/(.)\/$/, '$1'))
}

/** Reads a page until it is kept, with the files that it needs. */
export async function readAndKeep(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrate(page)
  await untilKept(page)
  // By now the worker answers for all that a page loads.
  await page.reload()
  await hydrate(page)
  await page.waitForLoadState('networkidle')
  await untilKept(page)
  // The browser looks for a later worker at each load: it has looked, and finds none that is deployed after this.
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update()
  })
}

/**
 * Waits until no later worker is on its way to be the one that answers.
 * @param mayWait whether one may wait for the next page to be it: it has started by then.
 */
async function untilSettled(page: Page, mayWait: boolean): Promise<void> {
  const isSettled = () =>
    page.evaluate(
      async may =>
        (await navigator.serviceWorker.getRegistrations()).every(
          ({ installing, waiting, active }) =>
            installing === null && (may || waiting === null) && active?.state === 'activated',
        ),
      mayWait,
    )
  await expect.poll(isSettled).toBe(true)
}

/** Waits until no later worker is on its way to be the one that answers, or waits for the next page to be it. */
export const untilOneAnswers = (page: Page): Promise<void> => untilSettled(page, false)

/**
 * Takes the network away, once no other worker is on its way to be the one that answers: what a browser pretends of its
 * network reaches a worker that is just starting in its middle, which then never answers. Workers are told last, after
 * requests fail already.
 */
export async function loseNetwork(page: Page): Promise<void> {
  await untilSettled(page, true)
  const context = page.context()
  await context.setOffline(true)
  await expect
    .poll(() =>
      Promise.all(
        context.serviceWorkers().map(worker =>
          // One that ends, or starts anew, answers nothing meanwhile.
          worker.evaluate(() => navigator.onLine).catch(() => true),
        ),
      ),
    )
    .not.toContain(true)
}

/** Follows a link that the page did not have, so that nothing of its page was fetched ahead. */
export async function followNewLink(page: Page, address: string): Promise<void> {
  const main = page.getByRole('main')
  await main.evaluate((element, href) => {
    const link = document.createElement('a')
    link.href = href
    link.textContent = 'A new link'
    element.prepend(link)
  }, address)
  await main.getByRole('link', { name: 'A new link' }).click()
}

/** A release of the site that a test changes. */
export interface OtherRelease {
  folder: string
  /** Changes the text of a file. */
  edit(file: string, change: (text: string) => string): Promise<void>
  remove(): Promise<void>
}

/** A release of the site whose worker begins with other lines. */
export async function releaseWithWorker(firstLines: string): Promise<OtherRelease> {
  const folder = await mkdtemp(path.join(tmpdir(), 'worker-'))
  await cp(sites.root.folder, folder, { recursive: true })
  const edit: OtherRelease['edit'] = async (name, change) => {
    const file = path.join(folder, name)
    await writeFile(file, change(await readFile(file, 'utf8')))
  }
  await edit(WORKER_FILE, script => `${firstLines}\n${script}`)
  return { folder, edit, remove: () => rm(folder, { recursive: true }) }
}
