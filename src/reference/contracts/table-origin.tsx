import type { ReactNode } from 'react'
import type { Source } from '#data/source.ts'
import { LongDate } from '../facts/long-date.tsx'
import { SourceLink } from '../facts/source-link.tsx'
import styles from '../stacked-table/stacked-table.module.css'

interface Props {
  /** How the rows of a table came about: one sentence. */
  origin: string
  source?: Source
}

/** Where the rows of a table come from. */
export function TableOrigin({ origin, source }: Props): ReactNode {
  return (
    <p className={styles.origin}>
      {origin}
      {source && (
        <>
          {' '}
          <SourceLink source={source}>Source</SourceLink>, read on{' '}
          <LongDate date={source.checked} />.
        </>
      )}
    </p>
  )
}

/** What a table shows, at which version, and how much of it: its caption. */
export function captionOf(title: string, version: string, rows: readonly unknown[]): string {
  return `${title}, version ${version}: ${rows.length === 1 ? '1 row' : `${rows.length} rows`}`
}
