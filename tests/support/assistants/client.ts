import process from 'node:process'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { PROJECT_ROOT } from '../folders.ts'
import { type SiteName, sites } from '../sites/sites.ts'

/** What a reply may take: 5,000 tokens, at two characters for each, as in addresses, and how to go on. */
export const REPLY_CHARACTERS = 10_100
/** What a list of tools may take of an assistant's attention: 1,500 tokens, at three characters for each. */
export const TOOLS_CHARACTERS = 4_500

/** The present version of the protocol, and the one before it, in which a connection begins otherwise. */
export const PROTOCOLS = ['2026-07-28', '2025-11-25'] as const
export type Protocol = (typeof PROTOCOLS)[number]

/** Far more than an answer takes: the client would give up after a minute, in which a busy machine may not start the server. */
const NEVER = { timeout: 600_000 } as const

/**
 * How the server for a site is started.
 * @param nodeArgs what Node itself is given.
 */
export function commandFor(site: SiteName, nodeArgs: readonly string[] = []) {
  const { root, folder } = sites[site]
  return {
    command: process.execPath,
    args: [...nodeArgs, 'engine/node/cli.ts', 'mcp', '--root', root, '--out', folder],
    cwd: PROJECT_ROOT,
  }
}

/** Speaks one version of the protocol, and no other. */
function clientOf(protocol: Protocol): Client {
  const told = { name: 'test', version: '1.0.0' }
  return protocol === '2026-07-28'
    ? new Client(told, { versionNegotiation: { mode: { pin: protocol } } })
    : new Client(told, {
        versionNegotiation: { mode: 'legacy' },
        supportedProtocolVersions: [protocol],
      })
}

/** An assistant's side of a server for a site. */
export async function connect(site: SiteName, protocol: Protocol = PROTOCOLS[0]) {
  const client = clientOf(protocol)
  await client.connect(new StdioClientTransport(commandFor(site)), NEVER)
  const call = async (name: string, given: Readonly<Record<string, unknown>> = {}) => {
    const { content, isError = false } = await client.callTool(
      { name, arguments: { ...given } },
      NEVER,
    )
    const texts = content.map(part => (part.type === 'text' ? part.text : ''))
    return { text: texts.join('\n'), isError }
  }
  return { client, call }
}
