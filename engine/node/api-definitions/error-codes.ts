import type { Fault } from './examples.ts'
import { isRecord, type Place, visitObjects } from './pointer.ts'

/** An error of the catalog, as far as a definition repeats it. */
export interface KnownError {
  code: string
  status: number
}

/**
 * Error codes of a definition that the catalog does not have, that stand at another status, or that have no
 * example.
 * @param document a dereferenced definition
 * @param catalog every documented error
 */
export function faultsOfCodes(document: unknown, catalog: readonly KnownError[]): Fault[] {
  const known = catalog.map(({ code }) => code).join(', ')
  const faults: Fault[] = []
  const checkCode = (code: unknown, status: string | undefined, place: Place) => {
    const error = catalog.find(each => each.code === code)
    if (!error) {
      const message = `the error code ${JSON.stringify(code)} is not in the catalog`
      faults.push({ place, message, fix: `use one of: ${known}` })
    } else if (status !== undefined && String(error.status) !== status) {
      const message = `the error ${error.code} answers with status ${error.status}, not ${status}`
      faults.push({ place, message, fix: `move it to ${error.status}` })
    }
  }
  visitObjects(document, (object, place) => {
    const codes = object['x-error-codes']
    if (!Array.isArray(codes)) return
    const [status, group] = place.toReversed()
    const ownStatus = group === 'responses' && place[0] === 'paths' ? String(status) : undefined
    for (const [index, code] of codes.entries())
      checkCode(code, ownStatus, [...place, 'x-error-codes', index])
    const shown = exampleCodes(object)
    for (const { code, place: inside } of shown) checkCode(code, ownStatus, [...place, ...inside])
    for (const [index, code] of codes.entries()) {
      if (shown.some(example => example.code === code)) continue
      const message = `the error ${JSON.stringify(code)} has no example`
      faults.push({ place: [...place, 'x-error-codes', index], message, fix: 'add one' })
    }
  })
  return faults
}

/** The codes in the example bodies of an answer. */
function exampleCodes(response: Record<string, unknown>): { code: unknown; place: Place }[] {
  const found: { code: unknown; place: Place }[] = []
  visitObjects(response.content, (object, place) => {
    if (place.at(-2) !== 'examples' || !isRecord(object.value)) return
    found.push({ code: object.value.code, place: ['content', ...place, 'value', 'code'] })
  })
  return found
}
