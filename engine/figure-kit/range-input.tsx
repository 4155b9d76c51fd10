import { type PointerEvent, type ReactNode, useId, useRef } from 'react'
import styles from './controls.module.css'
import { positionOf, type Slider, valueAt } from './controls.ts'
import { type Given, partOf } from './slider-input.tsx'
import { Thumb } from './thumb.tsx'
import { Track } from './track.tsx'
import { ValueField } from './value-field.tsx'

/** One end of a range. */
type End = Given & { readonly slider: Slider }

/** Two thumbs on one track for the ends of a range, each with its name and a field. */
export function RangeInput({ ends }: { ends: readonly [lower: End, upper: End] }): ReactNode {
  const id = useId()
  /** The end that a press on the track has taken hold of. */
  const held = useRef<End>(undefined)
  const [lower, upper] = ends
  const along: Slider = { ...lower.slider, max: upper.slider.max }

  /** The value at a place of the track, which is drawn between the middles of its outermost thumbs. */
  const valueUnder = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left = 0, width = 1 } =
      currentTarget.querySelector('svg')?.getBoundingClientRect() ?? {}
    const { min, max, step, isLogarithmic } = along
    const part = Math.min(Math.max((clientX - left) / width, 0), 1)
    return valueAt(along, isLogarithmic ? Math.round(part * step) : min + part * (max - min))
  }
  const hold = (event: PointerEvent<HTMLElement>) => {
    // On a thumb, the browser moves it.
    if (event.target !== event.currentTarget) return
    const value = valueUnder(event)
    const away = ({ value: own }: End) =>
      Math.abs(positionOf(along, own) - positionOf(along, value))
    const nearest = away(lower) <= away(upper) ? lower : upper
    held.current = nearest
    nearest.onValue(value)
    event.currentTarget.setPointerCapture(event.pointerId)
    event.currentTarget.querySelectorAll('input')[ends.indexOf(nearest)]?.focus()
    // The press would take the focus away again.
    event.preventDefault()
  }
  const letGo = () => {
    held.current = undefined
  }
  return (
    <div className={`${styles.slider} ${styles.range}`}>
      {ends.map(({ slider, ...given }, index) => (
        <span key={slider.label} className={styles.end}>
          <label htmlFor={`${id}${index}`}>{slider.label}</label>
          <ValueField thumb={`${id}${index}`} slider={slider} {...given} />
        </span>
      ))}
      <div
        onPointerDown={hold}
        onPointerMove={event => held.current?.onValue(valueUnder(event))}
        onPointerUp={letGo}
        onPointerCancel={letGo}
      >
        <Track from={partOf(along, lower.value)} to={partOf(along, upper.value)} />
        {ends.map(({ slider, ...given }, index) => (
          <Thumb key={slider.label} id={`${id}${index}`} slider={slider} along={along} {...given} />
        ))}
      </div>
    </div>
  )
}
