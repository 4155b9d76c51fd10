import { wasLeft } from '../whole-document.ts'
import { linksIn, otherWindow, type Step } from './choose.ts'
import { type Model, WINDOWS } from './model.ts'
import { here, pathOf, pushEntry, type Tab } from './tab.ts'
import type { View } from './view.ts'

/** What a tab has to show after a step, besides what a fresh load of its address shows. */
export interface Expected {
  address: string
  /** Distance from the page's top, in CSS pixels; `fresh` is where a fresh load stands. Undefined where no rule says it. */
  scroll?: number | 'fresh' | undefined
  /** What has the focus, as views name it. Undefined where no rule says it. */
  focus?: string | undefined
  hasSearch: boolean
  hasSidebar: boolean
  hasFailed: boolean
  /** Whether the page says that it is not the latest one. Undefined offline, where it may. */
  isKept?: boolean | undefined
  /** Whether the document may be another one. */
  isAnotherDocument: boolean
}

/** A way a step may turn out: offline, a page may be here or not. */
export interface Outcome {
  expected: Expected
  fresh: View
  /** Notes in the tab that it turned out so. */
  settle(): void
}

let documents = 0

async function outcome(
  tab: Tab,
  model: Model,
  differs: Partial<Expected> & { address?: string },
  settle: () => void = () => {},
): Promise<Outcome> {
  const { hasSearch, hasSidebar } = tab.before.place
  const address = differs.address ?? here(tab).address
  const expected = {
    address,
    hasSearch,
    hasSidebar,
    hasFailed: false,
    isKept: tab.isOnline ? false : undefined,
    isAnotherDocument: false,
    ...differs,
  }
  return { expected, fresh: await model(address, tab.window), settle }
}

/** What follows from a failure offline: nothing changes, and it is said. */
function failed(tab: Tab, model: Model): Promise<Outcome> {
  return outcome(tab, model, { hasFailed: true, hasSidebar: false })
}

/** What a step in the page returns; undefined when the document was left before it could say. */
async function unlessLeft<T>(step: Promise<T>): Promise<T | undefined> {
  try {
    return await step
  } catch (error) {
    if (!wasLeft(error)) throw error
    return undefined
  }
}

async function follow(tab: Tab, model: Model, href: string): Promise<Outcome[]> {
  const { address, document: number } = here(tab)
  const target = new URL(href, new URL(address, tab.page.url()))
  const to = target.pathname + target.search + target.hash
  const isSamePage = pathOf(to) === pathOf(address)
  const links = linksIn(tab.before.place.hasSidebar)
  // The app may have come to life since the step before.
  const isAlive = await unlessLeft(
    tab.page.evaluate(
      ([scope, wanted]) => {
        const isAliveNow = Object.keys(document.querySelector('#app') ?? {}).some(key =>
          key.startsWith('__reactContainer'),
        )
        const link = [...document.querySelectorAll<HTMLAnchorElement>(scope)].find(
          each => each.getAttribute('href') === wanted && each.checkVisibility(),
        )
        link?.focus({ preventScroll: true })
        link?.click()
        return isAliveNow
      },
      [links, href] as const,
    ),
  )
  const isInPlace = isAlive === true || isSamePage
  const { target: focus } = (await model(to, tab.window)).place
  const arrived = await outcome(
    tab,
    model,
    {
      address: to,
      hasSidebar: false,
      isAnotherDocument: !isInPlace,
      scroll: 'fresh',
      ...(isAlive && { focus }),
    },
    () => {
      if (to === address) return
      documents += 1
      pushEntry(tab, to, isInPlace ? number : documents)
    },
  )
  return tab.isOnline || isSamePage ? [arrived] : [arrived, await failed(tab, model)]
}

/** The way back closes the open search, and leaves the page. */
async function leaveSearch(tab: Tab, model: Model): Promise<Outcome[]> {
  await unlessLeft(tab.page.evaluate(() => history.back()))
  const { scroll } = tab.before.place
  return [await outcome(tab, model, { hasSearch: false, focus: tab.opener, scroll })]
}

async function traverse(tab: Tab, model: Model, by: 1 | -1): Promise<Outcome[]> {
  const { address, document: number } = here(tab)
  const entry = tab.entries[tab.at + by]
  if (!entry) return []
  const isSamePage = pathOf(entry.address) === pathOf(address)
  const isAlive =
    (await unlessLeft(
      tab.page.evaluate(delta => {
        const isAliveNow = Object.keys(document.querySelector('#app') ?? {}).some(key =>
          key.startsWith('__reactContainer'),
        )
        history.go(delta)
        return isAliveNow
      }, by),
    )) ?? tab.before.place.isAlive
  const isInPlace = entry.document === number && (isAlive || isSamePage)
  const { target } = (await model(entry.address, tab.window)).place
  const arrived = await outcome(
    tab,
    model,
    {
      address: entry.address,
      hasSidebar: false,
      isAnotherDocument: !isInPlace,
      scroll: entry.scroll,
      ...(isAlive && isInPlace && { focus: target }),
    },
    () => {
      tab.at += by
    },
  )
  return tab.isOnline || isSamePage ? [arrived] : [arrived, await failed(tab, model)]
}

async function edit(tab: Tab, model: Model, fragment: string): Promise<Outcome[]> {
  const { address, document: number } = here(tab)
  const to = pathOf(address) + new URL(fragment, 'http://walk.invalid').hash
  await tab.page.evaluate(hash => {
    location.hash = hash
  }, fragment)
  const { target: focus } = (await model(to, tab.window)).place
  // A browser by itself stays where it is when no element has the name.
  const rules = tab.before.place.isAlive ? ({ scroll: 'fresh', focus } as const) : {}
  return [await outcome(tab, model, { address: to, ...rules }, () => pushEntry(tab, to, number))]
}

async function resize(tab: Tab, model: Model): Promise<Outcome[]> {
  tab.window = otherWindow(tab)
  tab.isResized = true
  for (const entry of tab.entries) entry.scroll = undefined
  await tab.page.setViewportSize(WINDOWS[tab.window])
  // The mobile sidebar is a column of its own in a wide window.
  const hasSidebar = tab.before.place.hasSidebar && tab.window === 'phone'
  return [await outcome(tab, model, { hasSidebar })]
}

/**
 * Does a step in a tab.
 * @returns how it may turn out; the page shows it when it has settled.
 */
export async function take(tab: Tab, model: Model, step: Step): Promise<Outcome[]> {
  const { page, before } = tab
  const stays = async (differs: Partial<Expected>) => [await outcome(tab, model, differs)]
  const { scroll, focus } = before.place
  const comesAnew = async () => {
    const anew = { hasSearch: false, hasSidebar: false, isAnotherDocument: true }
    // Browsers note only now and then how far a page was scrolled; without such a note they begin at its address.
    return [...(await stays({ ...anew, scroll })), ...(await stays({ ...anew, scroll: 'fresh' }))]
  }
  switch (step.does) {
    case 'follow':
      return follow(tab, model, step.href)
    case 'edit':
      return edit(tab, model, step.fragment)
    case 'back':
      return before.place.hasSearch ? leaveSearch(tab, model) : traverse(tab, model, -1)
    case 'forward':
      return traverse(tab, model, 1)
    case 'resize':
      return resize(tab, model)
    case 'reload':
      await page.reload()
      return comesAnew()
    case 'scroll':
      await page.evaluate(
        part =>
          scrollTo(0, Math.round((document.documentElement.scrollHeight - innerHeight) * part)),
        step.part,
      )
      return stays({ focus })
    case 'open search':
      tab.opener = focus
      // The open search has an entry of its own, in the place of those that came after the page.
      tab.entries.length = tab.at + 1
      tab.isResized = false
      await page.keyboard.press('/')
      return stays({ hasSearch: true, focus: 'search', scroll })
    case 'close search':
      await page.keyboard.press('Escape')
      return stays({
        hasSearch: false,
        focus: tab.opener,
        scroll: tab.isResized ? undefined : scroll,
      })
    case 'open sidebar':
      await page.getByRole('button', { name: 'Open the sidebar' }).click()
      return stays({ hasSidebar: true })
    case 'close sidebar':
      await page.keyboard.press('Escape')
      return stays({ hasSidebar: false, focus: 'button Open the sidebar' })
    case 'go offline':
    case 'go online':
      tab.isOnline = step.does === 'go online'
      await page.context().setOffline(!tab.isOnline)
      // A page that is not the latest one is loaded anew.
      return tab.isOnline && before.place.isKept ? comesAnew() : stays({ scroll, focus })
  }
}
