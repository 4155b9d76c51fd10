import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './controls.module.css'
import { type Choice, namesOf, positionOf, type Slider, valueAt } from './controls.ts'
import type { FigureState } from './use-figure.ts'

/** The inputs of a figure. Without a script they could do nothing, and are not shown. */
export function ControlPanel<K extends string>({ figure }: { figure: FigureState<K> }): ReactNode {
  const { controls, values, set } = figure
  const shown = namesOf(controls).filter(name => {
    const control = controls[name]
    return control.kind === 'choice' || !control.isHidden
  })
  if (shown.length === 0) return null
  return (
    <div className={`${styles.panel} needs-script`}>
      {shown.map(name => {
        const control = controls[name]
        const given = {
          value: values[name],
          onValue: (value: number) => {
            const change: Partial<Record<K, number>> = {}
            change[name] = value
            set(change)
          },
        }
        return control.kind === 'slider' ? (
          <SliderInput key={name} slider={control} {...given} />
        ) : (
          <ChoiceInput key={name} choice={control} {...given} />
        )
      })}
    </div>
  )
}

interface Given {
  value: number
  onValue: (value: number) => void
}

function SliderInput({ slider, value, onValue }: Given & { slider: Slider }): ReactNode {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { label, min, max, step, isLogarithmic = false, format } = slider
  const position = positionOf(slider, value)

  // What was set before hydration counts too.
  useEffect(() => {
    const found = Number(input.current?.value ?? position)
    if (found !== position) onValue(valueAt(slider, found))
  }, [])

  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      {/* The input says its value itself; said twice, every step of a drag would be heard. */}
      <output htmlFor={id} aria-live="off">
        {format(value)}
      </output>
      <input
        ref={input}
        id={id}
        type="range"
        min={isLogarithmic ? 0 : min}
        max={isLogarithmic ? step : max}
        step={isLogarithmic ? 1 : step}
        value={position}
        aria-valuetext={format(value)}
        onChange={event => onValue(valueAt(slider, Number(event.target.value)))}
      />
    </div>
  )
}

function ChoiceInput({ choice, value, onValue }: Given & { choice: Choice }): ReactNode {
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend>{choice.label}</legend>
      {choice.options.map((option, index) => (
        <label key={option}>
          <input
            type="radio"
            name={name}
            value={index}
            checked={index === value}
            onChange={() => onValue(index)}
          />
          {option}
        </label>
      ))}
    </fieldset>
  )
}
