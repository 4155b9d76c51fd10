import type { Seeded } from '#support/seeded.ts'
import type { WINDOWS } from './model.ts'
import { here, pathOf, type Tab } from './tab.ts'

/** Something a reader does. */
export type Step =
  | { does: 'follow'; href: string }
  | { does: 'edit'; fragment: string }
  | { does: 'scroll'; part: number }
  | { does: 'back' | 'forward' | 'reload' | 'resize' | 'go offline' | 'go online' }
  | { does: 'open search' | 'close search' | 'open sidebar' | 'close sidebar' }

/** Fragments that no link has: broken escapes, markup, names of built-in objects, elements that are no headings. */
export const STRANGE_FRAGMENTS = [
  '#%',
  '#%zz',
  '#%E0%A4%A',
  '#100%',
  '#<script>alert(1)</script>',
  '#__proto__',
  '#nowhere',
  '#article',
  '#app',
]

/** Links of the sidebar's pages: the one above them leads back, and says another address. */
const SIDEBAR_LINKS = '#sidebar ul a'
/**
 * Without names of parameters, which lead on to a field, and without places in the panel of an API reference: that stays
 * in view, so where its parts are depends on the way to them.
 */
const LINKS = `${SIDEBAR_LINKS}, #article a:not([data-to-field], [data-panel] a), footer a, aside a`

/** The links that a reader can press now. */
export function linksIn(hasSidebar: boolean): string {
  return hasSidebar ? SIDEBAR_LINKS : LINKS
}

/** Addresses of the links of a page that a reader can press. Runs in the page. */
function addressesOf(scope: string): string[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(scope)].flatMap(link => {
    const isOurs = link.origin === location.origin && link.target === ''
    const isPage = !/\.[a-z0-9]+$/i.test(link.pathname)
    const isHeld = link.closest('[data-island]') !== null || link.textContent === ''
    return isOurs && isPage && !isHeld && link.checkVisibility()
      ? [link.getAttribute('href') ?? '']
      : []
  })
}

/** Where walks lead: few pages and strange fragments, so that few addresses have to be loaded for comparison. */
export interface Ground {
  /** Paths. */
  pages: readonly string[]
  fragments: readonly string[]
}

async function fragmentsOf(tab: Tab, ground: Ground): Promise<string[]> {
  const ids = await tab.page
    .locator('#article :is(h2, h3)[id]')
    .evaluateAll(headings => headings.map(({ id }) => `#${id}`))
  const current = new URL(here(tab).address, 'http://walk.invalid').hash
  return [...ids.slice(0, 1), ...ids.slice(-1), ...ground.fragments].filter(
    fragment => new URL(fragment, 'http://walk.invalid').hash !== current,
  )
}

/** What can be done now, each as often as it is likely. */
function possible(tab: Tab): Step['does'][] {
  const { hasSearch, hasSidebar, isAlive } = tab.before.place
  const { entries, at, isOnline } = tab
  // Offline, the browser can show what lies in this document alone.
  const isReachable = (place: number) =>
    entries[place] !== undefined && (isOnline || entries[place].document === here(tab).document)
  const always: Step['does'][] = [isOnline ? 'reload' : 'go online', 'resize']
  if (hasSearch) return ['close search', 'back', ...always]
  if (hasSidebar) return ['close sidebar', 'follow', 'follow', ...always]
  return [
    ...always,
    ...Array<Step['does']>(5).fill('follow'),
    ...(isReachable(at - 1) ? Array<Step['does']>(4).fill('back') : []),
    ...(isReachable(at + 1) ? Array<Step['does']>(3).fill('forward') : []),
    'edit',
    'edit',
    'scroll',
    'scroll',
    ...(isOnline ? (['open search'] as const) : []),
    ...(isOnline && isAlive ? (['go offline'] as const) : []),
    ...(tab.window === 'phone' && tab.before.content.sidebar !== ''
      ? (['open sidebar', 'open sidebar'] as const)
      : []),
  ]
}

/** Chooses what to do next. */
export async function chooseStep(tab: Tab, random: Seeded, ground: Ground): Promise<Step> {
  const does = random.pick(possible(tab))
  if (does === 'scroll') return { does, part: random.below(11) / 10 }
  if (does === 'edit') return { does, fragment: random.pick(await fragmentsOf(tab, ground)) }
  if (does !== 'follow') return { does }
  const hrefs = await tab.page.evaluate(addressesOf, linksIn(tab.before.place.hasSidebar))
  const own = pathOf(here(tab).address)
  const near = hrefs.filter(
    href =>
      href !== '' && (href.startsWith('#') || href === own || ground.pages.includes(pathOf(href))),
  )
  // The page itself, followed before the app is there, is a reload that the browser treats in its own way.
  const usable = near.filter(href => tab.before.place.isAlive || pathOf(href) !== own)
  return usable.length === 0 ? { does: 'scroll', part: 0.5 } : { does, href: random.pick(usable) }
}

/** A step in words. */
export function wordsOf(step: Step): string {
  if (step.does === 'follow') return `follow ${step.href}`
  if (step.does === 'edit') return `edit ${step.fragment}`
  if (step.does === 'scroll') return `scroll to ${step.part}`
  return step.does
}

/** The other width of window. */
export function otherWindow(tab: Tab): keyof typeof WINDOWS {
  return tab.window === 'desktop' ? 'phone' : 'desktop'
}
