import { type ReactNode, useId } from 'react'
import styles from './controls.module.css'
import { positionOf, type Slider } from './controls.ts'
import { Thumb } from './thumb.tsx'
import { Track } from './track.tsx'
import { ValueField } from './value-field.tsx'

/** What a control is given. */
export interface Given {
  readonly value: number
  readonly onValue: (value: number) => void
}

/** How far along a slider's track a value is, from 0 to 1. */
export function partOf(slider: Slider, value: number): number {
  const { min, max, step, isLogarithmic } = slider
  const position = positionOf(slider, value)
  return isLogarithmic ? position / step : (position - min) / (max - min)
}

/** A value with its name, a thumb on a track, and a field to type it in. */
export function SliderInput({ slider, ...given }: Given & { slider: Slider }): ReactNode {
  const id = useId()
  const { label, min, max, isLogarithmic } = slider
  // Where values have signs, the part that is set begins at zero.
  const start = isLogarithmic ? min : Math.min(Math.max(0, min), max)
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <ValueField thumb={id} slider={slider} {...given} />
      <div>
        <Track from={partOf(slider, start)} to={partOf(slider, given.value)} />
        <Thumb id={id} slider={slider} {...given} />
      </div>
    </div>
  )
}
