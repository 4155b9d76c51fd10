/** Takes the screenshots that documents show, from the built site, in the browser that `CHROMIUM` names. */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { type Browser, chromium, type Page } from '@playwright/test'
import { serveSite } from '#engine/node/serve/serve.ts'
import { waitForFaces } from '#support/browser/faces.ts'
import { switches } from '#support/browser/switches.ts'
import { hydrate } from '#support/browser/test.ts'
import { sites } from '#support/sites/sites.ts'
import { FORMAT, SCREENSHOTS, type Shot, shots } from './shots.ts'

/** Opens the page of a shot as a reader sees it who has begun to read: the frame answers, and code has its face. */
async function openPage(page: Page, shot: Shot, site: string): Promise<void> {
  await waitForFaces(page)
  await page.goto(new URL(shot.page + (shot.at ? `#${shot.at}` : ''), site).href)
  await hydrate(page)
  if (shot.print) await page.emulateMedia({ media: 'print' })
  // Parts that come into view get their scripts, and may ask for faces.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
}

/** @returns the picture's bytes. */
async function take(browser: Browser, shot: Shot, site: string): Promise<Buffer> {
  const { width, height, scale, isPhone = false } = shot.screen
  const context = await browser.newContext({
    viewport: { width, height },
    isMobile: isPhone,
    hasTouch: isPhone,
    colorScheme: shot.theme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
    // Waiting for faces changes files on their way, which the policy of the pages refuses.
    bypassCSP: true,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await openPage(page, shot, site)
  const devtools = await context.newCDPSession(page)
  const y = await page.evaluate(() => window.scrollY)
  const clip = { x: 0, y, width, height, scale }
  const { data } = await devtools.send('Page.captureScreenshot', { ...FORMAT, clip })
  // Pages that are fetched ahead may still be on their way.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
  return Buffer.from(data, 'base64')
}

const { CHROMIUM } = process.env
const { url, server } = await serveSite({ folder: sites.root.folder, port: 0, basePath: '/' })
const browser = await chromium.launch({
  ...(CHROMIUM && { executablePath: CHROMIUM }),
  args: [...switches],
})
try {
  await mkdir(SCREENSHOTS, { recursive: true })
  for (const shot of shots) {
    const picture = await take(browser, shot, url)
    await writeFile(path.join(SCREENSHOTS, `${shot.name}.${FORMAT.format}`), picture)
    process.stdout.write(`${shot.name}: ${picture.length} bytes\n`)
  }
} finally {
  await browser.close()
  server.closeAllConnections()
  server.close()
}
