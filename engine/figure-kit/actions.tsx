import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { csvOf, type DataTable } from './data-table.ts'
import styles from './figure.module.css'
import { save, standaloneSvg } from './save.ts'
import { stateLink } from './state-link.ts'
import type { FigureState } from './use-figure.ts'

interface Props<K extends string> {
  figure: FigureState<K>
  table: DataTable
  root: RefObject<HTMLElement | null>
}

/** How long a button says that it has copied. */
const SAID_MS = 2_000

/** What can be done with a figure: start over, link to it as it is, take it along. */
export function Actions<K extends string>({ figure, table, root }: Props<K>): ReactNode {
  const { id, controls, values, reset } = figure
  const [said, setSaid] = useState('')

  useEffect(() => {
    if (said === '') return
    const timer = setTimeout(() => setSaid(''), SAID_MS)
    return () => clearTimeout(timer)
  }, [said])

  const link = async () => {
    const { pathname } = location
    history.replaceState(history.state, '', pathname + stateLink(id, controls, values))
    try {
      await navigator.clipboard.writeText(location.href)
      setSaid('Link copied')
    } catch {
      // Browsers withhold the clipboard from pages served without encryption.
      setSaid('Link in the address bar')
    }
  }
  const saveSvg = () => {
    const picture = [...(root.current?.querySelectorAll('svg') ?? [])].find(
      svg => getComputedStyle(svg).display !== 'none',
    )
    if (picture) save(`${id}.svg`, 'image/svg+xml', standaloneSvg(picture))
  }

  return (
    <div className={`${styles.actions} needs-script`}>
      {Object.keys(controls).length > 0 && (
        <>
          <button type="button" onClick={reset}>
            Reset
          </button>
          <button type="button" onClick={link}>
            {said || 'Copy link'}
          </button>
        </>
      )}
      <button type="button" aria-label="Download as SVG" onClick={saveSvg}>
        SVG
      </button>
      <button
        type="button"
        aria-label="Download as CSV"
        onClick={() => save(`${id}.csv`, 'text/csv', csvOf(table))}
      >
        CSV
      </button>
    </div>
  )
}
