import { type Controls, type Values, withValues } from './controls.ts'

/** A step of the way through a figure: what is set, and what to see there. */
export interface Step<K extends string> {
  /** What happens there; it follows "1 of 5:". */
  readonly title: string
  readonly values: Values<K>
  readonly sentence: string
}

/** A step as a figure writes it: what it sets besides the start, and how its sentence follows from all that is set. */
type Written<K extends string> = readonly [
  title: string,
  changes: Partial<Values<K>>,
  sentence: (values: Values<K>) => string,
]

/** The steps of a figure with these controls. Their sentences take their numbers from the figure's model. */
export function stepsOf<K extends string>(
  controls: Controls<K>,
  written: readonly Written<K>[],
): Step<K>[] {
  return written.map(([title, changes, sentenceOf]) => {
    const values = withValues(controls, name => changes[name] ?? controls[name].initial)
    return { title, values, sentence: sentenceOf(values) }
  })
}
