import { type ReactNode, useEffect, useRef } from 'react'
import { positionOf, type Slider, valueAt } from './controls.ts'

interface Props {
  id: string
  slider: Slider
  /** The slider of the whole track, where that goes on beyond this one's values. */
  along?: Slider
  value: number
  onValue: (value: number) => void
}

/** A range input of the browser: what keyboards, readers of the screen and fingers move. */
export function Thumb({ id, slider, along = slider, value, onValue }: Props): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  const { min, max, step, isLogarithmic = false } = along
  const position = positionOf(along, value)

  // What was set before hydration counts too.
  useEffect(() => {
    const found = Number(input.current?.value ?? position)
    if (found !== position) onValue(valueAt(along, found))
  }, [])

  return (
    <input
      ref={input}
      id={id}
      type="range"
      min={isLogarithmic ? 0 : min}
      max={isLogarithmic ? step : max}
      step={isLogarithmic ? 1 : step}
      value={position}
      aria-valuetext={slider.format(value)}
      onChange={event => onValue(valueAt(along, Number(event.target.value)))}
    />
  )
}
