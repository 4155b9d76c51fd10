import type { z } from 'zod'

/** One failed check of typed data: the field, and a sentence of what was expected and what came. */
export interface SchemaDiagnostic {
  /** Keys from the root to the field. */
  path: PropertyKey[]
  message: string
  /** What stands there; undefined for nothing. */
  value: unknown
  /** What to do about it, where the schema says so. */
  fix?: string
}

/** A field's path as it is written in code: `socials[0].link`, `ogImageUrl["/"]`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((key, index) => {
      if (typeof key === 'number') return `[${key}]`
      if (typeof key === 'string' && !/^[\w$]+$/.test(key)) return `["${key}"]`
      return index === 0 ? String(key) : `.${String(key)}`
    })
    .join('')
}

/** What stands in a value at a path. */
function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let at: unknown = value
  for (const key of path) {
    at = typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined
  }
  return at
}

/** A value as a message shows it. */
function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (typeof value === 'bigint') return `${value}n`
  const text = (typeof value === 'function' ? 'a function' : asJson(value)) ?? typeof value
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN - 3)}...` : text
}

/** A value as JSON; elements, and data that JSON cannot write, such as big integers or what refers to itself, as what it is. */
function asJson(value: unknown): string | undefined {
  if (typeof value === 'object' && value !== null && '$$typeof' in value) return 'an element'
  try {
    return JSON.stringify(value)
  } catch {
    return Array.isArray(value) ? 'a list' : 'an object'
  }
}

/** Longest value that a message shows whole, in characters. */
const MOST_SHOWN = 60

/** What the parts of checked data are called: settings have fields, tags have props. */
type Noun = 'field' | 'prop'

/**
 * Turns a failed check into sentences, the branch of a union that was meant alone. A custom message that does not
 * begin with "expected" is a sentence of its own and stays as it is.
 */
export function schemaDiagnostics(
  error: z.ZodError,
  value: unknown,
  noun: Noun = 'field',
): SchemaDiagnostic[] {
  return error.issues.flatMap(issue => diagnosticsOf(issue, value, [], noun))
}

function diagnosticsOf(
  issue: z.core.$ZodIssue,
  whole: unknown,
  parent: PropertyKey[],
  noun: Noun,
): SchemaDiagnostic[] {
  const path = [...parent, ...issue.path]
  const value = valueAt(whole, path)
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map(key => ({
      path: [...path, key],
      message: `${noun} "${fieldName([...path, key])}" is unknown`,
      value: valueAt(value, [key]),
    }))
  }
  if (issue.code === 'invalid_key') {
    const key = path.at(-1)
    return issue.issues.map(inner => ({
      path,
      message: `${noun} "${fieldName(path.slice(0, -1))}": ${expected(inner)}, found the key "${String(key)}"`,
      value,
    }))
  }
  if (issue.code === 'invalid_union') {
    const meant = meantBranch(issue.errors)
    if (meant) return meant.flatMap(inner => diagnosticsOf(inner, whole, path, noun))
  }
  const fix: unknown = issue.code === 'custom' ? issue.params?.fix : undefined
  const extra = typeof fix === 'string' ? { fix } : {}
  if (issue.code === 'custom' && !issue.message.startsWith('expected'))
    return [{ path, message: issue.message, value, ...extra }]
  const place = path.length === 0 ? '' : `${noun} "${fieldName(path)}": `
  return [{ path, message: `${place}${expected(issue)}, found ${shown(value)}`, value, ...extra }]
}

/** The branch of a union that got into the value's fields, with the fewest diagnostics there. */
function meantBranch(branches: readonly z.core.$ZodIssue[][]): z.core.$ZodIssue[] | undefined {
  return branches
    .filter(branch =>
      branch.some(({ path, code }) => path.length > 0 || code === 'unrecognized_keys'),
    )
    .sort((a, b) => a.length - b.length)[0]
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
}

function expected(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${typeNames[issue.expected] ?? issue.expected}`
    case 'invalid_value':
      return `expected one of ${issue.values.map(value => JSON.stringify(value)).join(', ')}`
    case 'invalid_union': {
      const options = issue.errors.flatMap(branch => branch.map(expected))
      return [...new Set(options)].join(' or ').replaceAll(' or expected', ' or')
    }
    case 'invalid_format':
      return issue.message.startsWith('expected') ? issue.message : expectedFormat(issue)
    case 'too_small':
      if (issue.origin === 'string') return 'expected a text that is not empty'
      return issue.origin === 'array'
        ? `expected a list of ${issue.minimum}`
        : `expected a number ${issue.inclusive ? 'of at least' : 'above'} ${issue.minimum}`
    case 'too_big':
      return issue.origin === 'array'
        ? `expected a list of ${issue.maximum}`
        : `expected a number of at most ${issue.maximum}`
    default:
      return issue.message
  }
}

function expectedFormat(issue: z.core.$ZodIssueInvalidStringFormat): string {
  if (issue.format === 'url') return 'expected an address such as "https://example.org"'
  if (issue.format === 'date') return 'expected a date such as "2026-01-31"'
  if (issue.format === 'includes' && 'includes' in issue)
    return `expected a text that holds "${issue.includes}"`
  if (issue.format === 'starts_with' && 'prefix' in issue)
    return `expected a text that starts with "${issue.prefix}"`
  return issue.message
}
