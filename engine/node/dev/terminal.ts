import { BuildError, type Diagnostic } from '../diagnostics/build-error.ts'
import { messageOf } from './diagnostic-page.ts'

/** Says what is wrong at a place, such as a page; with `undefined`, that nothing is any more. */
export type Report = (place: string, error: unknown) => void

/** What a diagnostic is known by. Its line is left out: an edit above moves it. */
const nameOf = ({ file, message }: Diagnostic) => `${file} ${message}`

/** Prints each diagnostic when it comes, not each time or at each place it is met. */
export function diagnosticReport(print: (text: string) => void): Report {
  const standing = new Map<string, readonly string[]>()
  return (place, error) => {
    const known = new Set([...standing.values()].flat())
    const found = error instanceof BuildError ? error.diagnostics : []
    const names = found.map(nameOf)
    if (error !== undefined && found.length === 0) {
      const message = messageOf(error)
      if (!known.has(message)) print(`\n${message}\n`)
      names.push(message)
    }
    const fresh = found.filter(diagnostic => !known.has(nameOf(diagnostic)))
    if (fresh.length > 0) print(`\n${new BuildError(fresh).message}\n`)
    standing.set(place, names)
  }
}
