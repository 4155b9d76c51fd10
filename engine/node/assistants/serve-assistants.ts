import { readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { PROJECT_ROOT } from '../project.ts'
import { BoundedTransport } from './bounded-transport.ts'
import { openDocs } from './built-docs.ts'
import { shortFault } from './limits.ts'
import { createServer } from './server.ts'

/**
 * Serves a built site to an assistant, by the Model Context Protocol over standard input and output. It reads files, and
 * asks no network. What is wrong with a message goes to the standard error output.
 * @param folder of the built site
 * @throws BuildError when the site has not been built.
 */
export async function serveAssistants(folder: string): Promise<void> {
  const docs = await openDocs(folder)
  const { version } = JSON.parse(readFileSync(path.join(PROJECT_ROOT, 'package.json'), 'utf8'))
  serveStdio(() => createServer(docs, String(version)), {
    transport: new BoundedTransport(),
    onerror: ({ message }) => process.stderr.write(`${shortFault(message.replace(/\s+/g, ' '))}\n`),
  })
}
