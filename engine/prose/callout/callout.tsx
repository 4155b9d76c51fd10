import { clsx } from 'clsx'
import { z } from 'zod'
import { type CalloutKind, calloutKinds } from '#model/callout.ts'
import { words } from '#words'
import { content, tag } from '../tag.ts'
import styles from './callout.module.css'

const defaultTitles: Readonly<Record<CalloutKind, string>> = {
  note: words.note,
  tip: words.tip,
  info: words.info,
  warning: words.warning,
  danger: words.danger,
}

/** Something the reader should not miss. */
export const Callout = tag(
  {
    kind: z.enum(calloutKinds),
    /** Default: the kind's name. */
    title: z.string().min(1).optional(),
    children: content,
  },
  function Callout({ kind, title = defaultTitles[kind], children }) {
    return (
      <aside
        className={clsx(styles.callout, styles[kind])}
        aria-label={title}
        data-md={`callout:${kind}`}
      >
        <p className={styles.title}>{title}</p>
        {children}
      </aside>
    )
  },
)
