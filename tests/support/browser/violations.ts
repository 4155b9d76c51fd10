import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What axe finds on a page as it stands, short enough to read.
 * @param part selector of what is looked at, by default all of it.
 * @param ignored rules that do not hold for the state the page is in.
 */
export async function violations(
  page: Page,
  ignored: string[] = [],
  part = 'html',
): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .include(part)
    .disableRules(ignored)
    .analyze()
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`),
  )
}
