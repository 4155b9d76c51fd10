import { type ReactNode, useId } from 'react'
import styles from './controls.module.css'
import type { Choice } from './controls.ts'
import figureStyles from './figure.module.css'
import type { Given } from './slider-input.tsx'

/** A few possibilities side by side, of which one is chosen: radio buttons of the browser, drawn as one bar. */
export function ChoiceInput({ choice, value, onValue }: Given & { choice: Choice }): ReactNode {
  const name = useId()
  const { label, options } = choice
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      <div className={`${styles.segments} ${figureStyles.balanced}`} data-count={options.length}>
        {options.map((option, index) => (
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
      </div>
    </fieldset>
  )
}
