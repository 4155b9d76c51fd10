import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { CalloutKind } from '#model/callout.ts'
import styles from './callout.module.css'

const defaultTitles: Readonly<Record<CalloutKind, string>> = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
}

interface Props {
  kind: CalloutKind
  /** Default: the kind's name. */
  title?: string
  children: ReactNode
}

/** Something the reader should not miss. */
export function Callout({ kind, title = defaultTitles[kind], children }: Props): ReactNode {
  return (
    <aside className={clsx(styles.callout, styles[kind])} aria-label={title}>
      <p className={styles.title}>{title}</p>
      {children}
    </aside>
  )
}
