import type { ReactNode } from 'react'
import styles from './card.module.css'

interface Props {
  /** What the text is, for screen readers. */
  label: string
  className?: string | undefined
  /** The text in its colors. */
  children: ReactNode
}

/** Text in the look of code, in a part of its own that scrolls. */
export function CodeText({ label, className, children }: Props): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: it groups no fields of a form.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard.
    <pre tabIndex={0} role="group" aria-label={label} className={className} data-colored="">
      <code className={styles.code}>{children}</code>
    </pre>
  )
}
