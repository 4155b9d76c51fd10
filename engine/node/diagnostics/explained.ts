import { stripVTControlCharacters } from 'node:util'
import { PortInUseError } from '../serve/listen.ts'
import { BuildError } from './build-error.ts'
import { systemFault } from './system-error.ts'

/** The variable of the environment that shows where in the program an error arose. */
export const STACK_VARIABLE = 'SHOW_STACK'

/** The first line of a message, with the next one where it only announces that. */
function reasonOf(message: string): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter(line => line.trim() !== '')
  const [first = '', second = ''] = lines
  return first.endsWith(':') ? `${first} ${second}`.trim() : first
}

/**
 * What a command prints of an error that ended it: what is wrong and how to fix it, without a stack.
 * @param name of the command.
 * @param showsStack whether the stack of what is not the user's to fix is printed, too.
 */
export function explained(error: unknown, name: string, showsStack: boolean): string {
  if (error instanceof BuildError) return `\n${error.message}\n`
  if (error instanceof PortInUseError) {
    const again = `PORT=${error.port + 1} npm ${name === 'start' ? name : `run ${name}`}`
    return `\n${error.message}\n    fix: end that program, or choose another port: ${again}\n`
  }
  const stack = showsStack && error instanceof Error ? `\n${error.stack}\n` : ''
  const fault = systemFault(error)
  if (fault) return `\n${fault}\n${stack}`
  const reason = reasonOf(String(error instanceof Error ? error.message : error))
  return `\n"${name}" failed: ${reason}\n    fix: ${STACK_VARIABLE}=1 before the command shows where; that is a fault of the engine, unless a file of the site is named\n${stack}`
}
