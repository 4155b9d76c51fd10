import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import process from 'node:process'

/** A program that runs beside the journeys. */
export interface Program {
  child: ChildProcess
  /** The lines that it has written so far, to both of its outputs. */
  lines: readonly string[]
  /** The first line that a pattern finds, once it is written; fails when the program ends before. */
  says(pattern: RegExp): Promise<RegExpExecArray>
  /** Ends it, and waits until it has ended. */
  stop(): Promise<void>
}

/**
 * Starts a program, which ends with this process at the latest.
 * @param environment added to that of this process.
 */
export function startProgram(
  file: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  stdio: SpawnOptions['stdio'] = ['ignore', 'pipe', 'pipe'],
): Program {
  const child = spawn(file, args, {
    stdio,
    env: { ...process.env, ...environment },
    // A group of its own, since a program may leave behind what it has started: a driver ends before its browser.
    detached: true,
  })
  const lines: string[] = []
  const listeners = new Set<() => void>()
  const changed = () => {
    for (const listener of listeners) listener()
  }
  const endGroup = (signal: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal)
    } catch {
      // Nothing of it runs any more.
    }
  }
  const endWithUs = () => endGroup('SIGKILL')
  process.once('exit', endWithUs)
  let end: string | undefined
  const ended = new Promise<void>(resolve => {
    const finish = (how: string) => {
      end ??= `${file} ${how}`
      process.off('exit', endWithUs)
      changed()
      resolve()
    }
    child.once('error', error => finish(error.message))
    child.once('close', (code, signal) => finish(`ended with ${signal ?? code}`))
  })
  for (const stream of child.stdio.slice(1)) {
    if (!stream || !('setEncoding' in stream)) continue
    let rest = ''
    stream.setEncoding('utf8').on('data', (text: string) => {
      const parts = (rest + text).split('\n')
      rest = parts.pop() ?? ''
      lines.push(...parts)
      changed()
    })
  }
  return {
    child,
    lines,
    says: pattern =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = lines.map(line => pattern.exec(line)).find(match => match !== null)
          if (found) resolve(found)
          else if (end) reject(new Error(`${end} before it said ${pattern}:\n${lines.join('\n')}`))
          else return
          listeners.delete(look)
        }
        listeners.add(look)
        look()
      }),
    async stop() {
      endGroup('SIGTERM')
      await ended
    },
  }
}
