import type { Page } from '@playwright/test'
import { classesOf } from '#engine/node/output/inlined-styles.ts'
import { builtPages } from '../built-pages.ts'
import { inlinedRules } from '../inlined-rules.ts'
import type { SiteName } from '../sites/sites.ts'

const known = new Map<SiteName, ReadonlyMap<string, string>>()

/** The classes of components whose rules not every page has, each with the part that has them. */
function partsOfClasses(site: SiteName): ReadonlyMap<string, string> {
  const present = known.get(site)
  if (present) return present
  const parts = new Map<string, string>()
  for (const { html } of builtPages(site, { notFound: true })) {
    for (const { part, css } of inlinedRules(html)) {
      for (const name of classesOf(css)) parts.set(name, part)
    }
  }
  known.set(site, parts)
  return parts
}

/** The classes that a page shows without having their rules: what a script adds may need rules that its markup did not. */
export async function missingRules(page: Page, site: SiteName): Promise<string[]> {
  const [shown, present, adopted] = await page.evaluate(() => [
    [
      ...new Set(
        [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]),
      ),
    ],
    [...document.querySelectorAll<HTMLElement>('style[data-rules]')].map(
      ({ dataset }) => dataset.rules,
    ),
    // Rules that come with a script.
    document.adoptedStyleSheets
      .flatMap(({ cssRules }) => [...cssRules])
      .map(({ cssText }) => cssText),
  ])
  const adoptedNames = new Set(adopted?.flatMap(css => [...classesOf(css)]))
  const parts = partsOfClasses(site)
  return (shown ?? []).flatMap(name => {
    const part = name && parts.get(name)
    return part && !present?.includes(part) && !adoptedNames.has(name) ? `${name} of ${part}` : []
  })
}
