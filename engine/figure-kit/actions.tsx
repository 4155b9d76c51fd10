import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import {
  FIGURE_FEEDBACK_MS,
  WAITING_ANSWER_DELAY_MS,
  WAITING_MESSAGE_DELAY_MS,
} from '#model/site-behavior.ts'
import { writeInTime } from '#ui/copy/write-in-time.ts'
import { reloadWithScripts } from '#ui/refetch-scripts.ts'
import { words } from '#words'
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

/** What takes a figure along; undefined when its script does not load. */
const loadFiles = () => import('./figure-kit-files.ts').catch(() => undefined)

/** What can be done with a figure: start over, link to it as it is, take it along, widen it. What fails is said. */
export function Actions<K extends string>({ figure, table, root, width }: Props<K>): ReactNode {
  const { id, controls, values, reset } = figure
  // An object of its own for each press, so that each is said for the whole time.
  const [copied, setCopied] = useState<{ said: string }>()
  const [note, setNote] = useState('')
  const [isSaving, setIsSaving] = useState(false)
  const hasFailed = useRef(false)

  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(undefined), FIGURE_FEEDBACK_MS)
    return () => clearTimeout(timer)
  }, [copied])

  const address = () => location.origin + location.pathname + stateLink(id, controls, values)
  /** Puts the link to what is set into the address bar. */
  const show = () => isDone(() => history.replaceState(history.state, '', address()))
  const link = async ({ currentTarget: button }: MouseEvent<HTMLButtonElement>) => {
    const isShown = await show()
    const isCopied =
      (await isDone(() => writeInTime(address(), WAITING_MESSAGE_DELAY_MS))) ||
      (await loadFiles())?.copyOtherwise(address(), button)
    const isTaken = isCopied || isShown
    setCopied(isTaken ? { said: isCopied ? words.linkCopied : words.linkInAddress } : undefined)
    setNote(isTaken ? '' : words.linkNotCopied)
  }
  const take = async (kind: 'SVG' | 'CSV') => {
    setIsSaving(true)
    const timer = setTimeout(setNote, WAITING_ANSWER_DELAY_MS, words.savingFile)
    const files = await loadFiles()
    const isSaved =
      files &&
      (await isDone(() =>
        kind === 'SVG' ? files.savePictures(id, root.current) : files.saveData(id, table),
      ))
    setIsSaving(false)
    clearTimeout(timer)
    setNote(isSaved ? '' : words.fileNotSaved(kind))
    // Some browsers remember for as long as the document stays that a script did not load: the one that comes has
    // the figure as it is.
    if (!files && hasFailed.current) {
      await show()
      await reloadWithScripts()
    }
    hasFailed.current = !files
  }

  return (
    <div className={`${styles.actions} figure-actions needs-script`} aria-busy={isSaving}>
      {Object.keys(controls).length > 0 && (
        <>
          <ActionButton icon={ResetIcon} name={words.reset} onPress={reset} />
          <ActionButton
            icon={copied ? DoneIcon : LinkIcon}
            name={copied?.said ?? words.copyLink}
            isSaying={copied !== undefined}
            onPress={link}
          />
        </>
      )}
      <ActionButton icon={PictureIcon} name={words.downloadSvg} onPress={() => take('SVG')} />
      <ActionButton icon={TableIcon} name={words.downloadCsv} onPress={() => take('CSV')} />
      <ActionButton
        icon={width.isFull ? NarrowIcon : WidenIcon}
        name={width.isFull ? words.backToPage : words.fullWidth}
        className={styles.widen}
        onPress={width.toggle}
      />
      <span className="figure-said" role="status">
        {note}
      </span>
    </div>
  )
}
