import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { FIGURE_FEEDBACK_MS } from '#model/site-behavior.ts'
import { csvOf, type DataTable } from './data-table.ts'
import { embeddedFace } from './embedded-face.ts'
import styles from './figure.module.css'
import { save } from './save.ts'
import { standaloneSvg } from './standalone-svg.ts'
import { stateLink } from './state-link.ts'
import type { FigureState } from './use-figure.ts'

interface Props<K extends string> {
  figure: FigureState<K>
  table: DataTable
  root: RefObject<HTMLElement | null>
}

/** What the reader sees of the figure: one picture of each plot. */
function shownPictures(root: HTMLElement | null): SVGSVGElement[] {
  const pictures = [...(root?.querySelectorAll<SVGSVGElement>('svg[role="img"]') ?? [])]
  return pictures.filter(picture => getComputedStyle(picture).display !== 'none')
}

/** Whether something was done that browsers may refuse. */
async function isDone(action: () => unknown): Promise<boolean> {
  try {
    await action()
    return true
  } catch {
    return false
  }
}

/** What can be done with a figure: start over, link to it as it is, take it along. What fails is said. */
export function Actions<K extends string>({ figure, table, root }: Props<K>): ReactNode {
  const { id, controls, values, reset } = figure
  // An object of its own for each press, so that each is said for the whole time.
  const [copied, setCopied] = useState<{ said: string }>()
  const [failure, setFailure] = useState('')
  const [isSaving, setIsSaving] = useState(false)

  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(undefined), FIGURE_FEEDBACK_MS)
    return () => clearTimeout(timer)
  }, [copied])

  const link = async () => {
    const address = new URL(location.pathname + stateLink(id, controls, values), location.href).href
    const isShown = await isDone(() => history.replaceState(history.state, '', address))
    // Browsers withhold the clipboard from pages served without encryption.
    const isCopied = await isDone(() => navigator.clipboard.writeText(address))
    const isTaken = isCopied || isShown
    setCopied(isTaken ? { said: isCopied ? 'Link copied' : 'Link in the address bar' } : undefined)
    setFailure(isTaken ? '' : 'The link was not copied. Press Copy link to try again.')
  }
  const take = async (kind: 'SVG' | 'CSV', action: () => unknown) => {
    setIsSaving(true)
    const isSaved = await isDone(action)
    setIsSaving(false)
    setFailure(isSaved ? '' : `The ${kind} file was not saved. Press ${kind} to try again.`)
  }
  const saveSvg = async () => {
    const pictures = shownPictures(root.current)
    const [first] = pictures
    if (!first) throw new Error('there is no picture')
    save(`${id}.svg`, 'image/svg+xml', standaloneSvg(pictures, await embeddedFace(first)))
  }

  return (
    <div className={`${styles.actions} needs-script`} aria-busy={isSaving}>
      {Object.keys(controls).length > 0 && (
        <>
          <button type="button" onClick={reset}>
            Reset
          </button>
          <button type="button" onClick={link}>
            {copied?.said ?? 'Copy link'}
          </button>
        </>
      )}
      <button type="button" aria-label="Download as SVG" onClick={() => take('SVG', saveSvg)}>
        SVG
      </button>
      <button
        type="button"
        aria-label="Download as CSV"
        onClick={() => take('CSV', () => save(`${id}.csv`, 'text/csv', csvOf(table)))}
      >
        CSV
      </button>
      <span role="status">{failure}</span>
    </div>
  )
}
