import type { ReactNode } from 'react'
import type { Source } from '#data/source.ts'
import { LongDate } from '../facts/long-date.tsx'
import { SourceLink } from '../facts/source-link.tsx'

interface Props {
  /** What the table shows. */
  title: string
  version: string
  /** How the rows came about: one sentence. */
  origin: string
  source?: Source
  rows: readonly unknown[]
}

/** What a table shows, at which version, and where its rows come from. */
export function TableOrigin({ title, version, origin, source, rows }: Props): ReactNode {
  return (
    <>
      <strong>
        {title}, version {version}: {rows.length === 1 ? '1 row' : `${rows.length} rows`}.
      </strong>{' '}
      {origin}
      {source && (
        <>
          {' '}
          <SourceLink source={source}>Source</SourceLink>, read on{' '}
          <LongDate date={source.checked} />.
        </>
      )}
    </>
  )
}
