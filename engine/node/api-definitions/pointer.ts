/** A place in a document: the names and indexes on the way to it. */
export type Place = readonly (string | number)[]

/** A place as a JSON pointer in an address: `#/paths/~1price`. */
export function pointerOf(place: Place): string {
  return `#${place.map(step => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')}`
}

/** The place a pointer of this document names; undefined for one that leads elsewhere. */
export function placeOf(pointer: string): Place | undefined {
  if (!pointer.startsWith('#')) return undefined
  const steps = pointer.slice(1).split('/').slice(1)
  return steps.map(step => decoded(step).replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** A step as it is meant; one that no encoding makes stays as it is, and leads nowhere. */
function decoded(step: string): string {
  try {
    return decodeURIComponent(step)
  } catch {
    return step
  }
}

/** Whether a value is an object with members. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What stands at a place; undefined when nothing does. */
export function valueAt(document: unknown, place: Place): unknown {
  return place.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return value[Number(step)]
    return isRecord(value) && Object.hasOwn(value, step) ? value[step] : undefined
  }, document)
}

/** Visits every object of a document, each with its place. */
export function visitObjects(
  value: unknown,
  visit: (object: Record<string, unknown>, place: Place) => void,
  place: Place = [],
): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) visitObjects(item, visit, [...place, index])
  } else if (isRecord(value)) {
    visit(value, place)
    for (const [name, member] of Object.entries(value))
      visitObjects(member, visit, [...place, name])
  }
}
