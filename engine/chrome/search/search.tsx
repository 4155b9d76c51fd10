import { type ComponentType, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Boundary } from '#ui/boundary/boundary.tsx'
import { refetchScripts } from '#ui/refetch-scripts.ts'
import type { SearchDialogProps } from './dialog/search-dialog.tsx'
import { requestIndex } from './index-request.ts'
import { SearchRequestsContext } from './search-requests-context.ts'

const loadDialog = async () => (await import('./dialog/search-dialog.tsx')).SearchDialog

/** The search. Its dialog, its engine and the index are fetched when it is first asked for. */
export function Search(): ReactNode {
  const requests = use(SearchRequestsContext)
  const [isOpen, setOpen] = useState(false)
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>()
  const isLoaded = useRef(false)
  const hasFailed = useRef(false)
  const takeKeyboard = useRef<() => void>(undefined)

  useEffect(() => {
    if (!requests) return
    const load = async () => {
      requests.wait()
      // Together with the dialog, which says so when the index cannot be fetched.
      requestIndex()
      try {
        const loaded = await loadDialog()
        // The field gives way to that of the dialog, but not under an input method.
        requests.whenComposed(() => {
          isLoaded.current = true
          flushSync(() => setDialog(() => loaded))
        })
      } catch (error) {
        console.warn('The search did not load.', error)
        const isRetry = hasFailed.current
        hasFailed.current = true
        if (isRetry) await refetchScripts()
        void requests.fail(isRetry)
      }
    }
    requests.connect(isAsked => {
      setOpen(isAsked)
      if (!isAsked) return
      if (!isLoaded.current) void load()
      else queueMicrotask(() => takeKeyboard.current?.())
    })
  }, [requests])

  if (!Dialog || !requests) return null
  const onFailure = () => {
    isLoaded.current = false
    setDialog(undefined)
    void requests.fail()
  }
  return (
    <Boundary fallback={null} onFailure={onFailure}>
      <Dialog isOpen={isOpen} requests={requests} takeKeyboard={takeKeyboard} />
    </Boundary>
  )
}
