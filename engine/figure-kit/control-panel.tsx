import type { ReactNode } from 'react'
import { ChoiceInput } from './choice-input.tsx'
import styles from './controls.module.css'
import { namesOf } from './controls.ts'
import { RangeInput } from './range-input.tsx'
import { type Given, SliderInput } from './slider-input.tsx'
import type { FigureState } from './use-figure.ts'

/** The inputs of a figure. Without a script they could do nothing, and are not shown. */
export function ControlPanel<K extends string>({ figure }: { figure: FigureState<K> }): ReactNode {
  const { controls, values, set } = figure
  const names = namesOf(controls)
  const givenOf = (name: K): Given => ({
    value: values[name],
    onValue: value => {
      const change: Partial<Record<K, number>> = {}
      change[name] = value
      set(change)
    },
  })
  /** The name of the slider for the upper end of the range that begins with a slider. */
  const upperOf = (name: K) => {
    const control = controls[name]
    return names.find(each => control.kind === 'slider' && each === control.rangeTo)
  }
  const uppers = names.map(upperOf)
  const inputs = names.map(name => {
    const control = controls[name]
    if (control.kind === 'choice')
      return <ChoiceInput key={name} choice={control} {...givenOf(name)} />
    if (control.isHidden || uppers.includes(name)) return null
    const upper = upperOf(name)
    const other = upper === undefined ? undefined : controls[upper]
    if (upper === undefined || other?.kind !== 'slider')
      return <SliderInput key={name} slider={control} {...givenOf(name)} />
    return (
      <RangeInput
        key={name}
        ends={[
          { slider: control, ...givenOf(name) },
          { slider: other, ...givenOf(upper) },
        ]}
      />
    )
  })
  if (inputs.every(input => input === null)) return null
  return <div className={`${styles.panel} figure-panel needs-script`}>{inputs}</div>
}
