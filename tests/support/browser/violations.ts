import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { markSameColors, SAME_COLORS } from './same-colors.ts'

/** The axe that its Playwright package brings along. */
const { source }: { source: string } = createRequire(
  createRequire(import.meta.url).resolve('@axe-core/playwright'),
)('axe-core')

/**
 * The same with members of its objects in the objects themselves. Compiled for old browsers, it keeps each private one of
 * every color in a weak map, and a third of the time of a look goes into those.
 */
const AXE = `(() => {
  class Members {
    constructor() { this.key = Symbol('member') }
    get(of) { return of[this.key] }
    set(of, value) {
      Object.defineProperty(of, this.key, { value, writable: true, configurable: true })
      return this
    }
    add(of) { return this.set(of, true) }
    has(of) { return Object.hasOwn(of, this.key) }
    delete(of) { return delete of[this.key] }
  }
  const WeakMap = Members
  const WeakSet = Members;
  ${source}
  axe.configure({ rules: [{ id: 'color-contrast', selector: '*:not([${SAME_COLORS}])' }] })
})()`

/** What is looked at, and by which rules. */
interface Look {
  /** Selector of the part that is looked at; by default the whole page. */
  part?: string
  /** Rules that do not hold for the state the page is in. */
  ignored?: readonly string[]
}

/** Rules whose outcome the theme can change: those of colors, and of images, of which each theme shows its own. */
const RULES_OF_A_THEME = [
  ...['color-contrast', 'link-in-text-block'],
  ...['image-alt', 'svg-img-alt', 'role-img-alt', 'link-name', 'button-name'],
]

/** What axe finds on a page as it stands, short enough to read. */
export function violations(page: Page, { part = 'html', ignored = [] }: Look = {}) {
  return found(page, part, axe => axe.disableRules([...ignored]))
}

/**
 * What axe finds on a page in its theme and, after a press on the switch, in the other one. There only the rules that
 * a theme can turn are run again.
 */
export async function violationsInBothThemes(
  page: Page,
  { part = 'html', ignored }: Look = {},
): Promise<string[]> {
  const first = await themeOf(page)
  const inFirst = await violations(page, { part, ...(ignored && { ignored }) })
  const other = first === 'light' ? 'dark' : 'light'
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  await page.mouse.move(0, 0)
  await expect.poll(() => themeOf(page)).toBe(other)
  const inOther = await found(page, part, axe => axe.withRules(RULES_OF_A_THEME))
  return [...inFirst, ...inOther.map(violation => `in the ${other} theme, ${violation}`)]
}

/** As wide as a phone, in px. */
const NARROW = { width: 390, height: 844 }

/** The same in a wide window, and after it in a narrow one: opening a page takes as long as looking at it. */
export async function violationsAtBothWidths(page: Page, look: Look = {}): Promise<string[]> {
  const wide = await violationsInBothThemes(page, look)
  await page.setViewportSize(NARROW)
  const narrow = await violationsInBothThemes(page, look)
  return [...wide, ...narrow.map(violation => `on a phone, ${violation}`)]
}

async function themeOf(page: Page): Promise<'light' | 'dark'> {
  const isDark = await page.evaluate(() => document.documentElement.classList.contains('dark'))
  return isDark ? 'dark' : 'light'
}

async function found(
  page: Page,
  part: string,
  choose: (axe: AxeBuilder) => AxeBuilder,
): Promise<string[]> {
  // Without frames in the page there is nothing to gather in a page of its own, which takes as long as looking.
  // A second look at a document needs no second copy of axe, which takes as long to read as to look.
  await markSameColors(page)
  const isThere = await page.evaluate(() => Reflect.has(window, 'axe'))
  // The selectors of what is in order are not asked for: those are megabytes.
  const axe = new AxeBuilder({ page, axeSource: isThere ? 'undefined' : AXE })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
    .include(part)
  const { violations: all } = await choose(axe).analyze()
  return all.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`),
  )
}
