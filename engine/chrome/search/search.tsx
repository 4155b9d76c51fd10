import { type ComponentType, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { requestIndex } from './index-request.ts'
import styles from './search.module.css'
import type { SearchDialogProps } from './search-dialog.tsx'
import { SearchRequestsContext } from './search-requests-context.ts'

const loadDialog = async () => (await import('./search-dialog.tsx')).SearchDialog

/** The search. Its dialog, its engine and the index are fetched when it is first asked for. */
export function Search(): ReactNode {
  const requests = use(SearchRequestsContext)
  const [isOpen, setOpen] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>()
  const opener = useRef<Element>(null)
  const takeKeyboard = useRef<() => void>(undefined)

  useEffect(() => {
    requests?.connect(action => {
      if (!takeKeyboard.current) opener.current = document.activeElement
      setOpen(open => action === 'open' || !open)
      // Collecting characters begins when this returns; a dialog that is there takes the keyboard right after.
      queueMicrotask(() => takeKeyboard.current?.())
    })
  }, [requests])

  useEffect(() => {
    if (!isOpen) return
    setFailed(false)
    // Once closed, keys are no longer collected.
    return () => {
      requests?.take()
    }
  }, [requests, isOpen])

  useEffect(() => {
    if (!isOpen || Dialog) return
    // Together with the dialog, which says so when the index cannot be fetched.
    requestIndex().catch(() => {})
    const giveUp = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false)
    }
    addEventListener('keydown', giveUp)
    loadDialog().then(
      loaded => setDialog(() => loaded),
      () => {
        setFailed(true)
        setOpen(false)
      },
    )
    return () => removeEventListener('keydown', giveUp)
  }, [isOpen, Dialog])

  return (
    <>
      {hasFailed && (
        <p className={styles.failed} role="alert">
          Search did not load. Try again, or reload the page.
        </p>
      )}
      {Dialog && requests && (
        <Dialog
          isOpen={isOpen}
          opener={opener}
          requests={requests}
          takeKeyboard={takeKeyboard}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
