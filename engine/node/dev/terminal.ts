import { messageOf } from './diagnostic-page.ts'

/** Says what is wrong at a place, once; with `undefined`, that nothing is any more. */
export type Report = (place: string, error: unknown) => void

/** Prints diagnostics when they come, not each time they are met. */
export function diagnosticReport(print: (text: string) => void): Report {
  const standing = new Map<string, string>()
  return (place, error) => {
    if (error === undefined) {
      standing.delete(place)
      return
    }
    const message = messageOf(error)
    const isNew = ![...standing.values()].includes(message)
    standing.set(place, message)
    if (isNew) print(`\n${message}\n`)
  }
}
