import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { PROTOCOLS } from './client.ts'

const message = z.strictObject({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string(), z.number()]).optional(),
  method: z.string().optional(),
  params: z.unknown().optional(),
  result: z.record(z.string(), z.unknown()).optional(),
  error: z
    .strictObject({ code: z.number(), message: z.string(), data: z.unknown().optional() })
    .optional(),
})

/** A message of the protocol, as a server writes it. */
export type Message = z.output<typeof message>

/** A started server, line by line. */
export interface Program {
  child: ChildProcessWithoutNullStreams
  /** Writes a line as it is. */
  write(line: string): void
  /** Asks, and waits for the answer. */
  ask(method: string, params?: object): Promise<Message>
  /** Ends the input, and waits for the end of the program. */
  end(): Promise<Ended>
  /** Waits for the end of the program. */
  ended: Promise<Ended>
}

/** What a server has written when it has ended. */
export interface Ended {
  exitCode: number | null
  /** Lines of its standard output. */
  lines: readonly string[]
  /** Its standard error output. */
  errors: string
}

/** The message that a line of standard output is. @throws where it is none. */
export function messageOf(line: string): Message {
  return message.parse(JSON.parse(line))
}

/** Starts a server as a program that knows nothing of the protocol's packages. */
export function start({ command, args, cwd }: { command: string; args: string[]; cwd: string }) {
  const child = spawn(command, args, { cwd })
  const lines: string[] = []
  let errors = ''
  const waiting = new Map<number, (answer: Message) => void>()
  const reader = createInterface({ input: child.stdout })
  reader.on('line', line => {
    lines.push(line)
    if (!line.startsWith('{')) return
    const answer = messageOf(line)
    if (typeof answer.id === 'number') waiting.get(answer.id)?.(answer)
  })
  child.stderr.on('data', data => {
    errors += data
  })
  // A server may end before it has read all.
  child.stdin.on('error', () => {})
  const ended = new Promise<Ended>(resolve =>
    child.once('close', exitCode => resolve({ exitCode, lines, errors })),
  )
  let id = 0
  const write = (line: string) => {
    child.stdin.write(`${line}\n`)
  }
  const ask = (method: string, params: object = {}) => {
    id += 1
    const answer = new Promise<Message>(resolve => waiting.set(id, resolve))
    write(JSON.stringify({ jsonrpc: '2.0', id, method, params }))
    return answer
  }
  const end = () => {
    child.stdin.end()
    return ended
  }
  const program: Program = { child, write, ask, end, ended }
  return program
}

/** Begins a connection by the protocol before the present one. */
export function greet({ ask }: Program): Promise<Message> {
  const [, protocolVersion] = PROTOCOLS
  const clientInfo = { name: 'test', version: '1.0.0' }
  return ask('initialize', { protocolVersion, capabilities: {}, clientInfo })
}
