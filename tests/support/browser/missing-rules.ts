import type { Page } from '@playwright/test'
import { classesOf } from '#engine/node/output/site-styles.ts'
import { builtPages } from '../built-pages.ts'
import { inlinedRules } from '../inlined-rules.ts'
import type { SiteName } from '../sites/sites.ts'
import { askWholeDocument } from './whole-document.ts'

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

/** All classes, the names of parts of the style sheet, and rules that came with a script. Runs in the page. */
function classesAndRules() {
  const parts = [...document.querySelectorAll<HTMLElement>('style[data-rules]')]
  const classes = [...document.querySelectorAll('[class]')]
  return {
    shown: [...new Set(classes.flatMap(({ classList }) => [...classList]))],
    present: parts.map(({ dataset }) => dataset.rules),
    adopted: document.adoptedStyleSheets
      .flatMap(({ cssRules }) => [...cssRules])
      .map(({ cssText }) => cssText),
  }
}

/** The classes that a page shows without having their rules: what a script adds may need rules that its markup did not. */
export async function missingRules(page: Page, site: SiteName): Promise<string[]> {
  const { shown, present, adopted } = await askWholeDocument(page, () =>
    page.evaluate(classesAndRules),
  )
  const adoptedNames = new Set(adopted.flatMap(css => [...classesOf(css)]))
  const parts = partsOfClasses(site)
  return shown.flatMap(name => {
    const part = parts.get(name)
    return part && !present.includes(part) && !adoptedNames.has(name) ? `${name} of ${part}` : []
  })
}
