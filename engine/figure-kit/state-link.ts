import {
  type Controls,
  initialValues,
  namesOf,
  settle,
  type Values,
  withValues,
} from './controls.ts'

/** Parameter that names the figure a query is about. */
const FIGURE = 'figure'

/**
 * Query and fragment that bring a figure back as it is: the fragment leads to the figure, as to a
 * heading, and the query holds the values that are not the initial ones.
 * @param id of the figure in its page.
 */
export function stateLink<K extends string>(
  id: string,
  controls: Controls<K>,
  values: Values<K>,
): string {
  const initial = initialValues(controls)
  const changed = namesOf(controls).filter(name => {
    const control = controls[name]
    if (control.kind === 'slider' && control.isDerived) return false
    return values[name] !== initial[name]
  })
  if (changed.length === 0) return `#${id}`
  const query = new URLSearchParams({ [FIGURE]: id })
  for (const name of changed) query.set(name, String(values[name]))
  return `?${query}#${id}`
}

/**
 * Values that a query holds for a figure, each within its range.
 * @returns undefined for a query that is not about this figure.
 */
export function valuesOfQuery<K extends string>(
  id: string,
  controls: Controls<K>,
  search: string,
): Values<K> | undefined {
  const query = new URLSearchParams(search)
  if (query.get(FIGURE) !== id) return undefined
  return withValues(controls, name => {
    const written = query.get(name)
    const control = controls[name]
    return written === null || written.trim() === ''
      ? control.initial
      : settle(control, Number(written))
  })
}
