import type { ReactNode } from 'react'
import styles from './switch.module.css'

/** One of the contents of a switch. */
export interface Option {
  /** Unique in its switch. */
  value: string
  label: ReactNode
  content: ReactNode
  /** Whether the search leaves it out, since it says again what another one says. */
  isRepeated?: boolean
}

interface Props {
  /** Unique on its page. */
  name: string
  /** What is switched, for screen readers. */
  legend: string
  options: readonly Option[]
  /** Whether what a reader chooses is chosen in all switches and tabs with the same label, and on the next page. */
  isKept?: boolean
}

/**
 * Contents of which one shows at a time. The browser alone switches them, so it works before and without any script;
 * on paper all of them stand. The style sheet has rules for eight of them: of more, none would be hidden.
 */
export function Switch({ name, legend, options, isKept }: Props): ReactNode {
  return (
    <div className={styles.switch}>
      <fieldset
        className={`${styles.tabs} screen-only`}
        data-unsearched=""
        data-choices={isKept ? '' : undefined}
      >
        <legend className="visually-hidden">{legend}</legend>
        {options.map(({ value, label }, index) => (
          <label key={value}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={value}
              defaultChecked={index === 0}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.panes}>
        {options.map(({ value, label, content, isRepeated }) => (
          <div key={value} data-unsearched={isRepeated ? '' : undefined}>
            <p data-md="only">
              <strong>{label}</strong>
            </p>
            {content}
          </div>
        ))}
      </div>
    </div>
  )
}
