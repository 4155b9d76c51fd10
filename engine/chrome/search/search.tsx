import { type ComponentType, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { requestIndex } from './index-request.ts'
import styles from './search.module.css'
import type { SearchDialogProps } from './search-dialog.tsx'
import { SearchIntentContext } from './search-intent-context.ts'

const loadDialog = async () => (await import('./search-dialog.tsx')).SearchDialog

/** The search, from the first wish for it on: the dialog, its engine and the index are fetched then. */
export function Search(): ReactNode {
  const requests = use(SearchIntentContext)
  const [isOpen, setOpen] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>()
  const opener = useRef<Element>(null)
  const takeKeyboard = useRef<() => void>(undefined)

  useEffect(() => {
    requests?.connect(wish => {
      if (!takeKeyboard.current) opener.current = document.activeElement
      setOpen(open => wish === 'open' || !open)
      // The keeper of typed characters starts when this returns; a dialog that stands takes over at once.
      queueMicrotask(() => takeKeyboard.current?.())
    })
  }, [requests])

  useEffect(() => {
    if (!isOpen) return
    setFailed(false)
    // Once closed, the keys are the page's again.
    return () => {
      requests?.take()
    }
  }, [requests, isOpen])

  useEffect(() => {
    if (!isOpen || Dialog) return
    // Both at once; the dialog says so when the index does not come.
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
