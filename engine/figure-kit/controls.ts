/** A number that the reader chooses on a range input. */
export interface Slider {
  readonly kind: 'slider'
  readonly label: string
  readonly min: number
  readonly max: number
  /** Distance of two values; on a logarithmic slider, positions from one end to the other. */
  readonly step: number
  readonly initial: number
  /** The value with its unit, as it is shown and read out. */
  readonly format: (value: number) => string
  /** Equal ways on the slider are equal ratios. Values have three significant digits. */
  readonly isLogarithmic?: boolean
  /** Set in the picture and by other controls; the panel has no input for it. */
  readonly isHidden?: boolean
  /** What it shows follows from other controls, so that links leave it out. */
  readonly isDerived?: boolean
  /**
   * Name of the slider for the upper end of a range of which this is the lower one: both are set on one track. The
   * values of the two do not meet, so the thumbs never cross.
   */
  readonly rangeTo?: string
}

/** One of a few possibilities; its value is the index of the option. */
export interface Choice {
  readonly kind: 'choice'
  readonly label: string
  readonly options: readonly string[]
  readonly initial: number
}

/** What the reader can set in a figure. */
export type Control = Slider | Choice

/** The controls of a figure, by name. */
export type Controls<K extends string> = Readonly<Record<K, Control>>
/** What is set, by name. */
export type Values<K extends string> = Readonly<Record<K, number>>

/** What is set in a figure with these controls. */
export type ValuesOf<C> = Values<Extract<keyof C, string>>

/** The names of the controls, in the order of the panel. */
export function namesOf<K extends string>(controls: Controls<K>): K[] {
  return Object.keys(controls).filter((name): name is K => Object.hasOwn(controls, name))
}

/** The values that a figure starts with. */
export function initialValues<K extends string>(controls: Controls<K>): Values<K> {
  return withValues(controls, name => controls[name].initial)
}

/** A value for each control. */
export function withValues<K extends string>(
  controls: Controls<K>,
  choose: (name: K) => number,
): Values<K> {
  const values: Partial<Record<K, number>> = {}
  for (const name of namesOf(controls)) values[name] = choose(name)
  // Every name has been given a value.
  return values as Record<K, number>
}

/** A value brought into the control's range and onto its steps. What is no number gives the initial one. */
export function settle(control: Control, value: number): number {
  if (!Number.isFinite(value)) return control.initial
  if (control.kind === 'choice') {
    return Math.min(Math.max(Math.round(value), 0), control.options.length - 1)
  }
  const { min, max, step, isLogarithmic = false } = control
  const inRange = Math.min(Math.max(value, min), max)
  if (isLogarithmic) return Number(inRange.toPrecision(3))
  // Steps such as a tenth have no exact number: the digits of the step are all a value needs.
  return Number((min + Math.round((inRange - min) / step) * step).toPrecision(12))
}

/** Where a value stands on its range input. */
export function positionOf({ min, max, step, isLogarithmic }: Slider, value: number): number {
  if (!isLogarithmic) return value
  return Math.round((Math.log(value / min) / Math.log(max / min)) * step)
}

/** The value at a position of the range input. */
export function valueAt(slider: Slider, position: number): number {
  const { min, max, step, isLogarithmic } = slider
  return settle(slider, isLogarithmic ? min * (max / min) ** (position / step) : position)
}
