import type { ReactNode } from 'react'
import { words } from '#words'
import styles from './copy-button.module.css'

interface Props {
  /** What is copied; if not given, the code beside the button. */
  text?: string
  /** What the button does, for screen readers. */
  label: string
}

/** A button that copies a text. */
export function CopyButton({ text = '', label }: Props): ReactNode {
  return (
    <button
      type="button"
      className={`${styles.copy} needs-script`}
      data-copy={text}
      aria-label={label}
    >
      {words.copy}
    </button>
  )
}
