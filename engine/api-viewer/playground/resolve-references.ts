import type { Json } from '#model/api/document.ts'

function isObject(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * A document with everything it refers to in place. Words beside a reference outrank those of what it refers to.
 * The build has made sure that each reference leads somewhere and that none leads to itself.
 */
export function resolveReferences(document: Json): Json {
  const known = new Map<string, Json>()

  const at = (reference: string): Json => {
    const steps = reference.replace(/^#\//, '').split('/')
    let value: Json | undefined = document
    for (const step of steps) {
      const name = step.replaceAll('~1', '/').replaceAll('~0', '~')
      value = isObject(value) ? value[name] : undefined
    }
    if (value === undefined) throw new RangeError(`"${reference}" leads nowhere`)
    return value
  }

  const resolve = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(resolve)
    if (!isObject(value)) return value
    const { $ref, ...own } = value
    const resolved = Object.fromEntries(
      Object.entries(own).map(([name, member]) => [name, resolve(member)]),
    )
    if (typeof $ref !== 'string') return resolved
    const target = known.get($ref) ?? resolve(at($ref))
    known.set($ref, target)
    return isObject(target) ? { ...target, ...resolved } : target
  }

  return resolve(document)
}
