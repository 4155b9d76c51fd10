import process from 'node:process'
import type { JSONRPCMessage } from '@modelcontextprotocol/server'
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio'
import { MESSAGE_BYTES, shortFault } from './limits.ts'

/** A message whose error is told in few words: the protocol's own errors repeat names and versions as they were given. */
function bounded(message: JSONRPCMessage): JSONRPCMessage {
  if (!('error' in message)) return message
  const { code, message: text, data } = message.error
  const isShort = data !== undefined && shortFault(JSON.stringify(data)) === JSON.stringify(data)
  return { ...message, error: { code, message: shortFault(text), ...(isShort && { data }) } }
}

/**
 * Standard input and output for the protocol. A message that is far too long ends the connection, errors are as short as
 * replies are, and with the connection ends the program: nothing would answer any more.
 */
export class BoundedTransport extends StdioServerTransport {
  constructor() {
    super(process.stdin, process.stdout, { maxBufferSize: MESSAGE_BYTES })
  }

  override send(message: JSONRPCMessage): Promise<void> {
    return super.send(bounded(message))
  }

  override async close(): Promise<void> {
    await super.close()
    // It is only paused otherwise, and a pipe that is held open keeps the program.
    process.stdin.destroy()
  }
}
