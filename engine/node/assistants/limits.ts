import { z } from 'zod'

/**
 * Most characters of a reply. An assistant is to get 5,000 tokens at most, and where a token has fewest characters, in
 * addresses and other hexadecimal values, it has about two.
 */
export const REPLY_CHARACTERS = 10_000

/** Most characters of what is told of a fault: it may repeat what was asked, and list what there is instead. */
const FAULT_CHARACTERS = 5_000

/** What is told of a fault, short enough for a reply. */
export function shortFault(message: string): string {
  return message.length > FAULT_CHARACTERS ? `${message.slice(0, FAULT_CHARACTERS)}…` : message
}

/** Most bytes of a message to the server, which ends the connection at a longer one: no request is near as long. */
export const MESSAGE_BYTES = 2 ** 20

/** Words to search or look up. */
export const queryInput = z.string().min(1).max(400)

/** The name of a page, a section, a call or a code: none is near as long. */
export const nameInput = z.string().max(200)

/** How to ask for the part of a reply that was cut off. */
export const cursorInput = z
  .string()
  .max(20)
  .optional()
  .describe('from the reply before, for what follows it')
