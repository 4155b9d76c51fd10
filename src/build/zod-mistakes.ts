import type { z } from 'zod'

/** One failed check of typed data: the field, and a sentence of what was expected and what came. */
export interface FieldMistake {
  /** Keys from the root to the field. */
  path: PropertyKey[]
  message: string
}

/** A field's path as it is written in code: `socials[0].link`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (name, key) =>
      typeof key === 'number'
        ? `${name}[${key}]`
        : name === ''
          ? String(key)
          : `${name}.${String(key)}`,
    '',
  )
}

/** What stands in a value at a path, shortened for a message. */
function found(value: unknown, path: readonly PropertyKey[]): string {
  let at: unknown = value
  for (const key of path) {
    at = typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined
  }
  if (at === undefined) return 'nothing'
  const text = typeof at === 'function' ? 'a function' : JSON.stringify(at)
  return text.length > 60 ? `${text.slice(0, 57)}...` : text
}

/** Turns a failed check into sentences, the deepest branch of each union first. */
export function fieldMistakes(error: z.ZodError, value: unknown): FieldMistake[] {
  return error.issues.flatMap(issue => mistakesOf(issue, value, []))
}

function mistakesOf(
  issue: z.core.$ZodIssue,
  value: unknown,
  parent: PropertyKey[],
): FieldMistake[] {
  const path = [...parent, ...issue.path]
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map(key => ({
      path: [...path, key],
      message: `field "${fieldName([...path, key])}" is unknown`,
    }))
  }
  if (issue.code === 'invalid_union') {
    // The branch that got furthest is the one that was meant.
    const branches = issue.errors.filter(branch => branch.some(inner => inner.path.length > 0))
    const nearest = branches.sort((a, b) => a.length - b.length)[0]
    if (nearest) return nearest.flatMap(inner => mistakesOf(inner, value, path))
  }
  return [
    {
      path,
      message: `field "${fieldName(path)}": ${expected(issue)}, found ${found(value, path)}`,
    },
  ]
}

function expected(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return `expected ${issue.expected}`
  if (issue.code === 'invalid_value')
    return `expected one of ${issue.values.map(v => JSON.stringify(v)).join(', ')}`
  if (issue.code === 'invalid_union') {
    return `expected ${issue.errors
      .flatMap(branch => branch.map(expected))
      .join(' or ')
      .replaceAll('or expected', 'or')}`
  }
  const text = issue.message.replace(/, received .*$/, '')
  return text.charAt(0).toLowerCase() + text.slice(1)
}
