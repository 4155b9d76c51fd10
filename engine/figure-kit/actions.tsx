import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { FIGURE_FEEDBACK_MS } from '#model/site-behavior.ts'
import { ActionButton } from './action-button.tsx'
import type { DataTable } from './data-table.ts'
import styles from './figure.module.css'
import {
  DoneIcon,
  LinkIcon,
  NarrowIcon,
  PictureIcon,
  ResetIcon,
  TableIcon,
  WidenIcon,
} from './figure-icons.tsx'
import { stateLink } from './state-link.ts'
import type { FigureState } from './use-figure.ts'
import type { Width } from './use-width.ts'

interface Props<K extends string> {
  figure: FigureState<K>
  table: DataTable
  root: RefObject<HTMLElement | null>
  width: Width
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

/** What can be done with a figure: start over, link to it as it is, take it along, widen it. What fails is said. */
export function Actions<K extends string>({ figure, table, root, width }: Props<K>): ReactNode {
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
  const take = async (kind: 'SVG' | 'CSV') => {
    setIsSaving(true)
    const isSaved = await isDone(async () => {
      const { saveData, savePictures } = await import('./figure-kit-files.ts')
      await (kind === 'SVG' ? savePictures(id, root.current) : saveData(id, table))
    })
    setIsSaving(false)
    setFailure(
      isSaved ? '' : `The ${kind} file was not saved. Press Download as ${kind} to try again.`,
    )
  }

  return (
    <div className={`${styles.actions} figure-actions needs-script`} aria-busy={isSaving}>
      {Object.keys(controls).length > 0 && (
        <>
          <ActionButton icon={ResetIcon} name="Reset" onPress={reset} />
          <ActionButton
            icon={copied ? DoneIcon : LinkIcon}
            name={copied?.said ?? 'Copy link'}
            isSaying={copied !== undefined}
            onPress={link}
          />
        </>
      )}
      <ActionButton icon={PictureIcon} name="Download as SVG" onPress={() => take('SVG')} />
      <ActionButton icon={TableIcon} name="Download as CSV" onPress={() => take('CSV')} />
      <ActionButton
        icon={width.isFull ? NarrowIcon : WidenIcon}
        name={width.isFull ? 'Back to the page' : 'Full width'}
        className={styles.widen}
        onPress={width.toggle}
      />
      <span className="figure-said" role="status">
        {failure}
      </span>
    </div>
  )
}
