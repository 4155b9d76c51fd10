import type { Browser, CDPSession } from '@playwright/test'

/** A page that the test tool does not look into. */
export interface PlainPage {
  /** The session of the whole browser, which has the tracing. */
  browser: CDPSession
  /** Sends a command of the protocol to the page. */
  send(method: string, params?: object): Promise<unknown>
  /** What an expression gives in the page, once it has settled. */
  evaluate(expression: string): Promise<unknown>
  close(): Promise<void>
}

/**
 * Opens a page beside those of the test tool. Into its own the tool looks while they work: for every script that runs
 * there, a browser that may be asked for places in the source reads that source once more, which for the app is twice
 * the time of running it.
 */
export async function openPlainPage(owner: Browser, address: string): Promise<PlainPage> {
  const browser = await owner.newBrowserCDPSession()
  const { browserContextId } = await browser.send('Target.createBrowserContext', {})
  const size = { width: 1280, height: 800 }
  const { targetId } = await browser.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
    ...size,
  })
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: false })
  const answers = new Map<number, (result: unknown) => void>()
  browser.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message)
    answers.get(id)?.(result)
  })
  let sent = 0
  const send = (method: string, params: object = {}) => {
    sent += 1
    const id = sent
    const answer = new Promise<unknown>(resolve => answers.set(id, resolve))
    const message = JSON.stringify({ id, method, params })
    return browser.send('Target.sendMessageToTarget', { sessionId, message }).then(() => answer)
  }
  const evaluate = async (expression: string) => {
    const params = { expression, awaitPromise: true, returnByValue: true }
    const answer = (await send('Runtime.evaluate', params)) as { result: { value?: unknown } }
    return answer.result.value
  }
  await send('Page.navigate', { url: address })
  return {
    browser,
    send,
    evaluate,
    async close() {
      await browser.send('Target.disposeBrowserContext', { browserContextId })
      await browser.detach()
    },
  }
}
