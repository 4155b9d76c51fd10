import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from 'vitest'
import { type Bidi, connectBidi } from './bidi.ts'
import { type Browser, type Capabilities, callOf, type Session, type Size } from './browser.ts'
import { isOfCutOffScript } from './cut-off.ts'
import { remadeTab } from './firefox-tabs.ts'
import { startProgram } from './program.ts'

/**
 * What Firefox calls an error although nothing went wrong: something was on its way when it was given up, mostly because the
 * page was left or loaded anew.
 */
const GIVEN_UP: readonly RegExp[] = [
  // The end of its download is NS_BINDING_ABORTED.
  /^downloadable font: download failed .* status=2152398850 /,
  // The worker was asked for a page, no file of one, that nobody waits for any more; it may be named no longer.
  /^Failed to load ‘(?:https?:\/\/[^/’]+\/[^.’]*)?’\. A ServiceWorker intercepted the request and encountered an unexpected error\.$/,
]

/** Whether a message is about what was given up on its way. */
const isOfGivenUp = (text: string) =>
  isOfCutOffScript(text) || GIVEN_UP.some(pattern => pattern.test(text))

/**
 * What Firefox says of a formula that it paints before all of it has come: a page waits for no other file, so it is painted
 * while it arrives. Whole pages are held to the same by tests/reading/formulas.test.ts.
 */
const OF_HALF_A_FORMULA = /^Invalid markup: Incorrect number of children for <\w+\/> tag\.$/

/** Settings of the profile: nothing is asked of the network but what a page asks, and nothing is asked of the reader. */
const PREFERENCES = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'intl.accept_languages': 'en-US',
  'layout.css.prefers-color-scheme.content-override': 1,
}

interface LogEntry {
  level: string
  text: string | null
  source: { context?: string }
}

type Evaluated =
  | { type: 'success'; result: { value?: string } }
  | { type: 'exception'; exceptionDetails: { text: string } }

/** What a window is that is open already. */
interface Opened {
  bidi: Bidi
  entries: readonly LogEntry[]
  size: Size
  userContext: string
}

/** A window in storage of its own. */
async function openSession(bidi: Bidi, entries: readonly LogEntry[], size: Size): Promise<Session> {
  const { userContext } = await bidi.send<{ userContext: string }>('browser.createUserContext', {})
  const { context } = await bidi.send<{ context: string }>('browsingContext.create', {
    type: 'tab',
    userContext,
  })
  return sessionOf({ bidi, entries, size, userContext }, context)
}

/** Sets the size of a tab. One that Firefox is still making has nothing yet that could have a size, and an error says so. */
async function setSize({ bidi, size }: Opened, context: string): Promise<void> {
  const set = () => bidi.send('browsingContext.setViewport', { context, viewport: { ...size } })
  await expect.poll(() => set().then(() => 'set', String)).toBe('set')
}

/** The session of a tab. */
async function sessionOf(opened: Opened, context: string): Promise<Session> {
  const { bidi, entries, userContext } = opened
  await setSize(opened, context)
  const session: Session = {
    goto: url => bidi.send('browsingContext.navigate', { context, url, wait: 'complete' }),
    reload: () => bidi.send('browsingContext.reload', { context, wait: 'complete' }),
    back: () => bidi.send('browsingContext.traverseHistory', { context, delta: -1 }),
    async evaluate(fn, ...args) {
      const evaluated = await bidi.send<Evaluated>('script.evaluate', {
        expression: callOf(fn, args),
        target: { context },
        awaitPromise: false,
      })
      if (evaluated.type === 'exception') throw new Error(evaluated.exceptionDetails.text)
      const { value } = evaluated.result
      return value === undefined ? undefined : JSON.parse(value)
    },
    async perform(sources) {
      const actions = sources.map(source => ({ ...source }))
      await bidi.send('input.performActions', { context, actions })
      await bidi.send('input.releaseActions', { context })
    },
    async print() {
      const { data } = await bidi.send<{ data: string }>('browsingContext.print', { context })
      return Buffer.from(data, 'base64')
    },
    troubles: () =>
      entries
        .filter(({ level, source }) => level === 'error' && source.context === context)
        .map(({ text }) => text ?? 'an error without words')
        .filter(text => !isOfGivenUp(text) && !OF_HALF_A_FORMULA.test(text)),
    remake: async deed => {
      const url = await session.evaluate(() => location.href)
      return sessionOf(opened, await remadeTab(bidi, deed, url))
    },
    close: () => bidi.send('browser.removeUserContext', { userContext }),
  }
  return session
}

/**
 * Starts Firefox without a window on the screen, with a profile of its own, driven over WebDriver BiDi.
 * @param file the program.
 */
export async function startFirefox(file: string): Promise<Browser> {
  const profile = await mkdtemp(path.join(tmpdir(), 'firefox-'))
  const preferences = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  )
  await writeFile(path.join(profile, 'user.js'), preferences.join(''))
  const program = startProgram(
    file,
    [
      '--headless',
      '--no-remote',
      '--profile',
      profile,
      '--remote-debugging-port',
      '0',
      // Copies of tabs are made in Firefox's own window.
      '--remote-allow-system-access',
    ],
    { HOME: profile },
  )
  const [, address] = await program.says(/WebDriver BiDi listening on (ws:\/\/\S+)/)
  const bidi = await connectBidi(`${address}/session`)
  const { capabilities } = await bidi.send<{ capabilities: Capabilities }>('session.new', {
    capabilities: {},
  })
  const entries: LogEntry[] = []
  bidi.on<LogEntry>('log.entryAdded', entry => entries.push(entry))
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] })
  return {
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    open: size => openSession(bidi, entries, size),
    async close() {
      bidi.close()
      await program.stop()
      await rm(profile, { recursive: true, force: true })
    },
  }
}
