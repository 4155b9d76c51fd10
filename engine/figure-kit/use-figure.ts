import { use, useEffect, useState } from 'react'
import { IslandNameContext } from '#islands/collector.ts'
import { type Controls, initialValues, settle, type Values, withValues } from './controls.ts'
import { valuesOfQuery } from './state-link.ts'

/** A figure's controls, what is set, and the ways to set it. */
export interface FigureState<K extends string> {
  /** Of the figure in its page; links lead to it. */
  readonly id: string
  readonly controls: Controls<K>
  readonly values: Values<K>
  set(changes: Partial<Values<K>>): void
  /** Sets all as it was, past what a figure makes of a change. */
  restore(values: Values<K>): void
  reset(): void
}

/**
 * State of a figure. The first render shows the initial values, as the page does; a link that holds
 * others sets them right after.
 * @param controls the same object at every render.
 */
export function useFigure<K extends string>(controls: Controls<K>): FigureState<K> {
  const id = use(IslandNameContext)
  const [values, setValues] = useState(() => initialValues(controls))

  useEffect(() => {
    const restored = valuesOfQuery(id, controls, location.search)
    if (restored) setValues(restored)
  }, [id, controls])

  return {
    id,
    controls,
    values,
    set(changes) {
      setValues(current =>
        withValues(controls, name => settle(controls[name], changes[name] ?? current[name])),
      )
    },
    restore: setValues,
    reset: () => setValues(initialValues(controls)),
  }
}
