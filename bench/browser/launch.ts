import process from 'node:process'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'

/** A phone's screen, in CSS pixels. */
const PHONE = { width: 390, height: 844 }
/** A slow mobile line: 1.6 Mbps down, 750 kbps up (in bytes a second), 150 ms for each request. */
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
/** How many times slower than this machine the phone's processor is. */
export const CPU_SLOWDOWN = 4

/** Starts the Chromium that the environment names, as `npm run bench` does, else the test tool's own. */
export function launch(): Promise<Browser> {
  const { CHROMIUM: executablePath } = process.env
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}

/** How a visitor's machine is slowed down. */
export interface Slowness {
  line: boolean
  /** Factor, 1 for none. */
  cpu: number
}

/** Opens an empty page of a new visitor with a phone, runs something on it and closes it. */
export async function onPhone<T>(
  browser: Browser,
  { line, cpu }: Slowness,
  run: (page: Page, devtools: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    if (line) await devtools.send('Network.emulateNetworkConditions', SLOW_LINE)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
    return await run(page, devtools)
  } finally {
    await context.close()
  }
}
