import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, vi } from 'vitest'
import type { Environment } from '#engine/node/config/load-config.ts'
import { startDev } from '#engine/node/dev/start-dev.ts'

/** A message of the development server to the browser. */
interface Message {
  type: string
  event?: string
}

/** A tiny site in a folder of its own, served while it is written. */
export interface DevSite {
  url: string
  /** Writes a file of the site. */
  write(file: string, text: string): Promise<void>
  remove(file: string): Promise<void>
  /** Absolute path of a file of the site. */
  fileAt(file: string): string
  get(address: string): Promise<{ status: number; text: string }>
  /**
   * Makes an edit and waits until the browser is told and the page shows it.
   * @returns the types of the messages, or the names of their events, since the edit.
   */
  edit(change: () => Promise<void>, address: string, shows: string): Promise<Set<string>>
  /** What was written to the terminal so far. */
  printed(): string
  close(): Promise<void>
}

/** Settings of a site as a module, with further fields. */
export const settings = (fields = ''): string =>
  `export default { title: 'Tiny', description: 'A tiny site.', baseUrl: 'https://tiny.invalid', ${fields} }\n`

/** A page with a title and text. */
export const page = (title: string, text: string): string =>
  `---\ntitle: ${title}\ndescription: What the page ${title} is for.\n---\n\n${text}\n`

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
  let printed = ''
  const server = await startDev({
    root,
    port: 0,
    environment,
    print: text => {
      printed += `${text}\n`
    },
  })
  const socket = new WebSocket(server.url.replace('http:', 'ws:'), 'vite-hmr')
  let told = new Set<string>()
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(String(data))
    told.add(message.event ?? message.type)
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  const get = async (address: string) => {
    const response = await fetch(new URL(address, server.url))
    return { status: response.status, text: await response.text() }
  }
  return {
    url: server.url,
    write,
    remove: file => rm(fileAt(file)),
    fileAt,
    get,
    async edit(change, address, shows) {
      told = new Set()
      await change()
      await vi.waitFor(
        async () => {
          expect(told.size).toBeGreaterThan(0)
          expect((await get(address)).text).toContain(shows)
        },
        { timeout: 20_000 },
      )
      return told
    },
    printed: () => printed,
    async close() {
      socket.close()
      await server.close()
      await rm(root, { recursive: true, force: true })
    },
  }
}
