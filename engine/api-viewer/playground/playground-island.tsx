import { type ReactNode, useRef, useState } from 'react'
import { Slot } from '#islands/slot.tsx'
import type { ApiForm } from '#model/api/form.ts'
import { WAITING_MESSAGE_DELAY_MS } from '#model/site-behavior.ts'
import { reloadOnce } from '#ui/reload-once.ts'
import { useSlow } from '#ui/use-slow.ts'
import { words } from '#words'
import { forgetForm, loadForm } from './load-form.ts'
import styles from './playground.module.css'
import { Playground } from './playground.tsx'

type Props = {
  /** Address of the file that holds what the form needs. */
  form: string
  /** Name of the call. */
  operation: string
}

type State = 'closed' | 'loading' | 'failed' | ApiForm

/**
 * The request of a call: the documented example until the reader presses the button, and then a form. What the form
 * needs is loaded at that press.
 */
export function PlaygroundIsland({ form, operation }: Props): ReactNode {
  const [state, setState] = useState<State>('closed')
  const panelId = `${operation}-form`
  const isOpen = typeof state === 'object'
  const found = isOpen ? state.operations.find(({ id }) => id === operation) : undefined

  const isLoading = state === 'loading'
  const isSlow = useSlow(isLoading, WAITING_MESSAGE_DELAY_MS)
  // Counts presses, so that what was canceled opens nothing when it comes after all.
  const press = useRef(0)

  const toggle = async () => {
    // The second press of a double click is none to cancel.
    if (isLoading && !isSlow) return
    press.current += 1
    const mine = press.current
    if (isLoading) forgetForm(form)
    if (isOpen || isLoading) {
      setState('closed')
      return
    }
    const isRetry = state === 'failed'
    setState('loading')
    const loaded = await loadForm(form).catch(() => 'failed' as const)
    if (press.current !== mine) return
    // A newer version of the site has taken it away: the document that is loaded anew names another.
    if (loaded === 'failed' && isRetry && (await reloadOnce(true))) return
    setState(loaded)
  }

  return (
    <div>
      <div className={styles.head}>
        <Slot name="title" />
        <div className={`${styles.opening} needs-script`}>
          {isSlow && <progress aria-label={words.loadingDefinition} />}
          <span role="status" className={styles.note}>
            {isLoading && words.loadingDefinition}
            {state === 'failed' && words.definitionFailed}
          </span>
          <button
            type="button"
            className={isOpen ? styles.button : styles.send}
            aria-expanded={isOpen}
            aria-controls={panelId}
            aria-busy={isLoading}
            data-opens-form=""
            onClick={toggle}
          >
            {isOpen ? words.closeForm : isSlow ? words.cancel : words.tryIt}
          </button>
        </div>
      </div>
      {/* Its markup is the page's own and would not come back. */}
      <div hidden={isOpen}>
        <Slot name="example" />
      </div>
      <div id={panelId}>{isOpen && found && <Playground api={state} operation={found} />}</div>
    </div>
  )
}
