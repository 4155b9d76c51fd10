import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
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
 * The value beside a slider, which can be typed over: Enter takes what was typed, and so does leaving the field; Escape
 * brings the value back. One whose values have names is shown only.
 */
export function ValueField({ thumb, slider, value, onValue }: Props): ReactNode {
  const id = useId()
  /** What stands in the field while it is written in. */
  const [draft, setDraft] = useState<string>()
  /** What is said of what was typed, and the value of which it is said: with another, it goes. */
  const [note, setNote] = useState({ said: '', of: value })
  const { said } = note
  const write = (text: string | undefined, about = '', of = value) => {
    setDraft(text)
    setNote({ said: about, of })
  }
  if (said && note.of !== value) write(undefined)
  const isLeft = said !== '' && draft === undefined

  useEffect(() => {
    if (!isLeft) return
    // Said as the field was left, it would lie over the figure for as long as nobody comes back: the next press ends it.
    const end = () => setNote(({ of }) => ({ said: '', of }))
    addEventListener('pointerdown', end)
    return () => removeEventListener('pointerdown', end)
  }, [isLeft])

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
  /** Takes what was typed. @param refused what stands in the field when it is no value. */
  const take = (text: string, refused?: string) => {
    const typed = readTyped(slider, text)
    if (typed.value === undefined) return write(refused, typed.said)
    onValue(typed.value)
    write(undefined, typed.said, typed.value)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (draft === undefined && !said) return
    if (event.key === 'Enter' && draft !== undefined) take(draft, draft)
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
        onBlur={() => (draft === undefined ? write(undefined) : take(draft))}
      />
      <span id={id} className="figure-said" role="status">
        {said}
      </span>
    </span>
  )
}
