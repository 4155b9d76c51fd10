import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import { DIAGNOSTICS_OF } from '#engine/client/dev/messages.ts'
import type { Environment } from '#engine/node/config/load-config.ts'
import { PROJECT_ROOT } from '../support/folders.ts'
import { all } from '../support/html.ts'

/** For tests that wait for a state: how long a stuck one goes on, in milliseconds. A busy machine never needs it. */
const STUCK_MS = 300_000

/** A message of the development server to the browser. */
export interface Message {
  type: string
  event?: string
  data?: unknown
}

/** A tiny site in a folder of its own, served while it is written. */
export interface DevSite {
  url: string
  /** Writes a file of the site. */
  write(file: string, text: string): Promise<void>
  rename(from: string, to: string): Promise<void>
  remove(file: string): Promise<void>
  get(address: string): Promise<{ status: number; text: string }>
  /** What is wrong with the page at a path: `file:line  message`, a line each. */
  diagnosticsOf(sitePath: string): Promise<string>
  /**
   * Makes an edit and waits until the browser is told and the page shows it.
   * @returns the types of the messages, or the names of their events, since the edit.
   */
  edit(change: () => Promise<void>, address: string, shows: string): Promise<Set<string>>
  /** The same for an edit that writes one file. */
  editFile(file: string, text: string, address: string, shows: string): Promise<Set<string>>
  /** What was written to the terminal so far. */
  printed(): string
  close(): Promise<void>
}

/** Settings of a site as a module, with further fields. */
export const settings = (fields = ''): string =>
  `export default { title: 'Tiny', description: 'A tiny site.', baseUrl: 'https://tiny.invalid', ${fields} }\n`

/** A page with a title and text; `fields` are further lines of its frontmatter. */
export const page = (title: string, text: string, fields = ''): string =>
  `---\ntitle: ${title}\ndescription: What the page ${title} is for.\n${fields}---\n\n${text}\n`

/** Waits until something holds. @param check throws, or gives false, as long as it does not */
export async function until(check: () => Promise<unknown> | unknown): Promise<void> {
  const end = Date.now() + STUCK_MS
  for (;;) {
    try {
      if ((await check()) !== false) return
    } catch (error) {
      if (Date.now() > end) throw error
    }
    if (Date.now() > end) throw new Error('what was waited for did not come')
    await setTimeout(20)
  }
}

/** The entries of a page of diagnostics. */
function diagnosticsIn(html: string): string {
  const entries = all(fromHtml(html), { tag: 'li' }).map(entry => {
    const [place, message, fix] = all(entry, { tag: 'p' }).map(textOf)
    return `${place}  ${message}${fix ? `  ${fix}` : ''}`
  })
  return entries.join('\n')
}

/** Starts the development server on any free port, for a site of these files. */
export async function devSite(
  files: Readonly<Record<string, string>>,
  environment: Environment = {},
): Promise<DevSite> {
  const root = await mkdtemp(path.join(tmpdir(), 'dev-site-'))
  const fileAt = (file: string) => path.join(root, file)
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(fileAt(file)), { recursive: true })
    await writeFile(fileAt(file), text)
  }
  for (const [file, text] of Object.entries(files)) await write(file, text)
  const server = await startServer(root, environment)
  const told = new Set<string>()
  const socket = await connect(server.url, message => told.add(message.event ?? message.type))
  const get = async (address: string) => {
    const response = await fetch(new URL(address, server.url))
    return { status: response.status, text: await response.text() }
  }
  const edit: DevSite['edit'] = async (change, address, shows) => {
    told.clear()
    await change()
    await until(async () => told.size > 0 && (await get(address)).text.includes(shows))
    return new Set(told)
  }
  return {
    url: server.url,
    write,
    rename: (from, to) => rename(fileAt(from), fileAt(to)),
    remove: file => rm(fileAt(file)),
    get,
    diagnosticsOf: async sitePath => diagnosticsIn((await get(DIAGNOSTICS_OF + sitePath)).text),
    edit,
    editFile: (file, text, ...shown) => edit(() => write(file, text), ...shown),
    printed: server.printed,
    async close() {
      socket.close()
      await server.close()
      await rm(root, { recursive: true, force: true })
    },
  }
}

/** Starts the development server as `npm run dev` does, in a process of its own. */
async function startServer(root: string, environment: Environment) {
  const cli = path.join(PROJECT_ROOT, 'engine/node/cli.ts')
  const child = spawn(process.execPath, [cli, 'dev', '--root', root], {
    env: { ...process.env, ...environment, PORT: '0', NODE_ENV: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>(resolve => child.once('close', () => resolve()))
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
  let url: string | undefined
  await until(() => {
    url = /The site is at (\S+)/.exec(printed)?.[1]
    if (child.exitCode !== null) throw new Error(`the development server ended:\n${printed}`)
    return url !== undefined
  })
  return {
    url: url ?? '',
    printed: () => printed,
    async close() {
      child.kill()
      await ended
    },
  }
}

/** Connects to a development server as an open page does. */
export async function connect(url: string, onMessage: (message: Message) => void) {
  const socket = new WebSocket(url.replace('http:', 'ws:'), 'vite-hmr')
  socket.addEventListener('message', ({ data }) => onMessage(JSON.parse(String(data))))
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  return {
    send: (event: string, data: unknown) =>
      socket.send(JSON.stringify({ type: 'custom', event, data })),
    close: () => socket.close(),
  }
}

/** Time between two edits, in milliseconds: what an author takes is what a race depends on. No result waits for it. */
export function betweenEdits(milliseconds: number): Promise<void> {
  return setTimeout(milliseconds)
}
