import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { vi } from 'vitest'
import {
  type Browser,
  type Capabilities,
  callOf,
  type Plain,
  type Session,
  type Size,
} from './browser.ts'
import { startProgram } from './program.ts'

/** The programs that WebKitGTK is made of, by their files. */
export interface WebKitPrograms {
  /** Speaks WebDriver. */
  driver: string
  /** The small browser that WebKitGTK brings. */
  browser: string
  /** A screen in memory; without it the screen of the machine is used. */
  screen?: string
}

/** Sends a command of WebDriver. @throws Error when it is refused. */
type Send = <Result>(method: string, path: string, body?: Plain) => Promise<Result>

/** Far more than the driver needs to start on a busy machine, in milliseconds. */
const START_LIMIT_MS = 300_000

/** Errors as WebKitGTK writes them to its output when it is asked to. */
const TROUBLE = /^CONSOLE \S+ ERROR /

function senderTo(address: string): Send {
  return async (method, below, body) => {
    const command = `${method} ${below}`
    const response = await fetch(address + below, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch(cause => {
      throw new Error(`the driver did not answer ${command}`, { cause })
    })
    const { value } = await response.json()
    if (!response.ok) throw new Error(`${command}: ${value.error}: ${value.message}`)
    return value
  }
}

/** A port that nothing listens on. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** The screen in memory. */
const SCREEN: Size = { width: 1600, height: 1200 }

/**
 * Gives the content of a window a size: the window itself is larger by its frame and bars. It is put in the middle of
 * the screen, where the pointer rests: a screen without a window manager gives the keyboard to what is below the pointer.
 */
async function resize(session: Send, { width, height }: Size): Promise<void> {
  const inner = () =>
    session<Size>('POST', '/execute/sync', {
      script: 'return { width: innerWidth, height: innerHeight }',
      args: [],
    })
  const rect = await session<Size>('GET', '/window/rect')
  const content = await inner()
  const whole = {
    width: width + rect.width - content.width,
    height: height + rect.height - content.height,
  }
  await session('POST', '/window/rect', {
    ...whole,
    x: (SCREEN.width - whole.width) / 2,
    y: (SCREEN.height - whole.height) / 2,
  })
}

/** What a session begins with. */
interface Begun {
  sessionId: string
  capabilities: Capabilities
}

/** Begins a session, which starts the browser. */
function begin(send: Send, { browser }: WebKitPrograms): Promise<Begun> {
  return send('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: browser,
          args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
        },
      },
    },
  })
}

/** Starts a driver that shows its browser on a screen. */
async function startDriver(file: string, environment: Readonly<Record<string, string>>) {
  const port = await freePort()
  const program = startProgram(file, [`--port=${port}`, '--host=127.0.0.1'], environment)
  const send = senderTo(`http://127.0.0.1:${port}`)
  // It says nothing once it listens.
  await vi.waitFor(() => send('GET', '/status'), START_LIMIT_MS)
  return { program, send }
}

/**
 * A browser of its own, since WebKitGTK keeps nothing from one session to the next, and a driver of its own: one that
 * has just ended a session may wait in vain for the browser of the next.
 */
async function openSession(
  programs: WebKitPrograms,
  environment: Readonly<Record<string, string>>,
  size: Size,
): Promise<Session & Begun> {
  const { program, send } = await startDriver(programs.driver, environment)
  const begun = await begin(send, programs)
  const session: Send = (method, below, body) =>
    send(method, `/session/${begun.sessionId}${below}`, body)
  await resize(session, size)
  /** Goes to a document. The driver says that it has loaded before the keyboard reaches it: a first key would be lost. */
  const go = async (below: string, body: Plain) => {
    await session('POST', below, body)
    await vi.waitUntil(
      () =>
        session<boolean>('POST', '/execute/sync', {
          script: 'return document.hasFocus()',
          args: [],
        }),
      START_LIMIT_MS,
    )
  }
  return {
    ...begun,
    goto: url => go('/url', { url }),
    reload: () => go('/refresh', {}),
    back: () => go('/back', {}),
    async evaluate(fn, ...args) {
      const script = `return ${callOf(fn, args)}`
      const json = await session<string | null>('POST', '/execute/sync', { script, args: [] })
      return json === null ? undefined : JSON.parse(json)
    },
    async perform(sources) {
      await session('POST', '/actions', { actions: sources.map(source => ({ ...source })) })
      await session('DELETE', '/actions')
    },
    // WebKitGTK's driver knows no command that prints.
    print: async () => undefined,
    troubles: () => program.lines.filter(line => TROUBLE.test(line)),
    async close() {
      await session('DELETE', '')
      await program.stop()
    },
  }
}

/** Makes WebKitGTK ready, on a screen in memory where there is one. */
export async function startWebKit(programs: WebKitPrograms): Promise<Browser> {
  const home = await mkdtemp(path.join(tmpdir(), 'webkit-'))
  const screen =
    programs.screen === undefined
      ? undefined
      : startProgram(
          programs.screen,
          [
            '-displayfd',
            '3',
            '-screen',
            '0',
            `${SCREEN.width}x${SCREEN.height}x24`,
            '-nolisten',
            'tcp',
          ],
          {},
          ['ignore', 'ignore', 'pipe', 'pipe'],
        )
  const display = (await screen?.says(/^(\d+)$/))?.[1]
  const environment = {
    HOME: home,
    XDG_RUNTIME_DIR: home,
    // There is no graphics card to draw on: pages are drawn by the processor.
    LIBGL_ALWAYS_SOFTWARE: '1',
    ...(display !== undefined && { DISPLAY: `:${display}`, GDK_BACKEND: 'x11' }),
  }
  const open = (size: Size) => openSession(programs, environment, size)
  const first = await open({ width: 1280, height: 800 })
  await first.close()
  return {
    version: `WebKitGTK ${first.capabilities.browserVersion}`,
    open,
    async close() {
      await screen?.stop()
      await rm(home, { recursive: true, force: true })
    },
  }
}
