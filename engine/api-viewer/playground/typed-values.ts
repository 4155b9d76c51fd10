import type { ApiForm, FormOperation } from '#model/api/form.ts'
import { forget, keep, readKept } from '#ui/storage.ts'
import { exampleValues, type Values } from '../request/build-request.ts'

/*
 * What readers typed, so that a form that is closed, left or loaded anew has it when it is opened again: in memory,
 * and in the session's storage for the next document. Keys are not among the values, and are stored nowhere.
 */
const typed = new Map<string, string>()

const keyOf = (host: string, operation: string) => `form ${host} ${operation}` as const

/** The values of a text that may be anything. */
function parsed(text: string): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(text)
    return typeof found === 'object' && found !== null ? { ...found } : {}
  } catch {
    return {}
  }
}

/** The values that a form begins with: those that were typed, and the example's where nothing was. */
export function beginningValues({ host }: Pick<ApiForm, 'host'>, operation: FormOperation): Values {
  const key = keyOf(host, operation.id)
  const found = parsed(typed.get(key) ?? readKept('sessionStorage', key) ?? '')
  const examples = exampleValues(operation)
  return Object.fromEntries(
    Object.entries(examples).map(([name, example]) => {
      const value = Object.hasOwn(found, name) ? found[name] : undefined
      return [name, typeof value === 'string' ? value : example]
    }),
  )
}

/** Keeps what differs from the example. A storage that refuses keeps it for this document only. */
export function keepValues(
  { host }: Pick<ApiForm, 'host'>,
  operation: FormOperation,
  values: Values,
): void {
  const examples = exampleValues(operation)
  const changed = Object.entries(values).filter(([name, value]) => value !== examples[name])
  const key = keyOf(host, operation.id)
  const text = JSON.stringify(Object.fromEntries(changed))
  typed.set(key, text)
  if (changed.length > 0) keep('sessionStorage', key, text)
  else forget('sessionStorage', key)
}
