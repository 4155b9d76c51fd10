import type { Source } from 'docs-engine/config'
import { LongDate, SourceLink, stackedTable as styles } from 'docs-engine/tags'
import type { ReactNode } from 'react'

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
