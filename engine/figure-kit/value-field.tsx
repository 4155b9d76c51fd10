import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { words } from '#words'
import styles from './controls.module.css'
import type { Slider } from './controls.ts'
import { canBeTyped, readTyped } from './typed-value.ts'

interface Props {
  /** Id of the range input of the same value. */
  thumb: string
  slider: Slider
  value: number
  onValue: (value: number) => void
}

/**
 * The value beside a slider, which can be typed over: Enter takes what was typed, Escape brings the value back. One
 * whose values have names is shown only.
 */
export function ValueField({ thumb, slider, value, onValue }: Props): ReactNode {
  const id = useId()
  /** What stands in the field while it is written in. */
  const [draft, setDraft] = useState<string>()
  const [said, setSaid] = useState('')
  const { label, min, max, format } = slider
  if (!canBeTyped(slider)) {
    // The input says its value itself; said twice, every step of a drag would be heard.
    return (
      <output className={styles.value} htmlFor={thumb} aria-live="off">
        {format(value)}
      </output>
    )
  }

  // Digits are narrower than the letters that a field's size counts in.
  const size = Math.ceil(0.8 * Math.max(format(min).length, format(max).length))
  const write = (text: string | undefined, note = '') => {
    setDraft(text)
    setSaid(note)
  }
  const take = (text: string) => {
    const typed = readTyped(slider, text)
    if (typed.value === undefined) return write(text, typed.said)
    onValue(typed.value)
    write(undefined, typed.said)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (draft === undefined && !said) return
    if (event.key === 'Enter' && draft !== undefined) take(draft)
    if (event.key !== 'Escape') return
    // Nothing else ends by this press.
    event.preventDefault()
    write(undefined)
  }
  return (
    <span className={styles.typed}>
      <input
        className={styles.value}
        type="text"
        aria-label={words.typedValue(label)}
        aria-invalid={draft !== undefined && said !== ''}
        aria-describedby={said ? id : undefined}
        inputMode={min < 0 ? 'text' : 'decimal'}
        autoComplete="off"
        spellCheck={false}
        size={size}
        value={draft ?? format(value)}
        onFocus={event => event.currentTarget.select()}
        onChange={event => write(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          const { value: typed } = draft === undefined ? {} : readTyped(slider, draft)
          if (typed !== undefined) onValue(typed)
          write(undefined)
        }}
      />
      <span id={id} className="figure-said" role="status">
        {said}
      </span>
    </span>
  )
}
