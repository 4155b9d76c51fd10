import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { format } from 'node:util'
import { vi } from 'vitest'
import { CACHE_FOLDER } from '#engine/node/project.ts'
import { SNIPPET_FOLDER } from '#engine/node/samples/files.ts'
import type { FakeAnswer } from '#site/samples/fake-api.ts'
import { SITE_ROOT } from '../folders.ts'
import { javascriptOf } from './javascript.ts'

/** Folder of the modules that this process makes of samples: below the project, so that packages are found. */
export const PROGRAM_FOLDER = path.join(CACHE_FOLDER, `test/programs-${randomUUID()}`)

let count = 0

/**
 * Makes a module of samples, which runs anew when it is imported.
 * @param code of the sample that is imported
 * @param beside further samples by file name, which it may import
 * @returns its address
 */
export async function programOf(
  code: string,
  beside: ReadonlyMap<string, string> = new Map(),
): Promise<string> {
  const folder = path.join(PROGRAM_FOLDER, String(count++))
  await mkdir(folder, { recursive: true })
  const write = (name: string, text: string) =>
    writeFile(
      path.join(folder, name.replace(/\.ts$/, '.mjs')),
      javascriptOf(text).replace(/from '(\.\/[\w-]+)\.ts'/g, "from '$1.mjs'"),
    )
  await Promise.all([...beside].map(([name, text]) => write(name, text)))
  await write('main.ts', code)
  return pathToFileURL(path.join(folder, 'main.mjs')).href
}

/** The same of a file of `site/content/snippets/`; what it imports from beside it stays where it is. */
export function programOfFile(file: string, code: string): Promise<string> {
  const source = path.join(SITE_ROOT, SNIPPET_FOLDER, file)
  return programOf(
    code.replace(
      /from '(\.[^']+)'/g,
      (_, target) => `from '${pathToFileURL(path.resolve(source, '..', target))}'`,
    ),
  )
}

/** Has every request of a sample answered, in the next turn. @returns what is asked, which grows */
export function stubApi(answerTo: (url: URL) => FakeAnswer): URL[] {
  const asked: URL[] = []
  vi.stubGlobal('fetch', async (address: string | URL, init?: RequestInit) => {
    const url = new URL(address)
    asked.push(url)
    const { status, body } = answerTo(url)
    // The next turn: a program may cancel what it has asked.
    await Promise.resolve()
    init?.signal?.throwIfAborted()
    return typeof body === 'string'
      ? new Response(body, { status })
      : Response.json(body, { status })
  })
  return asked
}

/** What a program prints and then throws, if it does. @param program its address */
export async function sayOf(program: string): Promise<string> {
  const printed: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((...values) => {
    printed.push(format(...values))
  })
  try {
    await import(/* @vite-ignore */ program)
  } catch (error) {
    printed.push(String(error))
  } finally {
    log.mockRestore()
  }
  return printed.join('\n')
}
