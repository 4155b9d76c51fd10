import type { Page } from '@playwright/test'
import { allowChangedFiles } from './changed-files.ts'

/** A literal in a script, in any of the three kinds of quotes. */
function literal(text: string): RegExp {
  return new RegExp(`(["'\`])${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\1`, 'g')
}

/**
 * Serves scripts with a fault wherever they write a text: what shows it throws "planted fault" while the page is
 * faulty.
 * @param scripts pattern of the addresses of the scripts.
 * @param text a whole literal of them.
 * @param isFaulty whether the page is faulty from the start; see {@link setFaulty}.
 */
export async function plantFault(
  page: Page,
  { scripts, text, isFaulty = true }: { scripts: string; text: string; isFaulty?: boolean },
): Promise<void> {
  await page.addInitScript(faulty => Object.assign(globalThis, { isFaulty: faulty }), isFaulty)
  await allowChangedFiles(page)
  await page.route(scripts, async route => {
    const response = await route.fetch()
    const script = await response.text()
    const body = script.replace(
      literal(text),
      found => `(globalThis.isFaulty?(()=>{throw Error("planted fault")})():${found})`,
    )
    await route.fulfill({ response, body })
  })
}

/** Lets what {@link plantFault} touched throw, or end throwing. */
export async function setFaulty(page: Page, isFaulty: boolean): Promise<void> {
  await page.evaluate(faulty => Object.assign(globalThis, { isFaulty: faulty }), isFaulty)
}
