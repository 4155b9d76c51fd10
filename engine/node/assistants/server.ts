import { McpServer } from '@modelcontextprotocol/server'
import { LLMS_FILE } from '#model/twin.ts'
import type { BuiltDocs } from './built-docs.ts'
import { tools } from './tools.ts'

/**
 * A documentation server for assistants: it reads the files of a built site, and does nothing else.
 * @param version of what is documented
 */
export function createServer(docs: BuiltDocs, version: string): McpServer {
  const server = new McpServer(
    { name: 'docs', title: `${docs.title} documentation`, version },
    {
      instructions: `Documentation of ${docs.title}, version ${version}. Copy addresses, numbers and code whole from replies, and name the page they come from. Long replies are cut: pass their cursor on. ${docs.urlOf(`/${LLMS_FILE}`)} lists the same pages.`,
    },
  )
  for (const tool of tools) tool.offer(server, docs)
  return server
}
