import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { degrees, dewPoint } from '../data/dew-point.ts'
import styles from './dew-point.module.css'

type Props = { temperature: number; humidity: number }

/** A dew point that follows two sliders. Where there is no script, it stands as it was built, without them. */
export function DewPointIsland(start: Props): ReactNode {
  const [temperature, setTemperature] = useState(start.temperature)
  const [humidity, setHumidity] = useState(start.humidity)
  return (
    <div className={styles.box}>
      <p className={styles.result}>
        <span>Dew point</span>
        <output>{degrees(dewPoint(temperature, humidity))}</output>
        <span>
          at {degrees(temperature)} and {humidity} %
        </span>
      </p>
      <div className={`${styles.inputs} needs-script`}>
        <Slider
          label="Air temperature, °C"
          min={-20}
          max={45}
          value={temperature}
          onValue={setTemperature}
        />
        <Slider
          label="Relative humidity, %"
          min={5}
          max={100}
          value={humidity}
          onValue={setHumidity}
        />
      </div>
    </div>
  )
}

interface SliderProps {
  label: string
  min: number
  max: number
  value: number
  onValue: (value: number) => void
}

function Slider({ label, min, max, value, onValue }: SliderProps): ReactNode {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)

  // What was set before this came to life counts too.
  useEffect(() => onValue(Number(input.current?.value ?? value)), [])

  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        type="range"
        min={min}
        max={max}
        value={value}
        onChange={event => onValue(Number(event.target.value))}
      />
    </div>
  )
}
