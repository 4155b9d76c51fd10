import { type ReactNode, useState } from 'react'
import { Slot } from '#islands/slot.tsx'
import type { ApiForm } from '#model/api/form.ts'
import { loadForm } from './load-form.ts'
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

  const toggle = async () => {
    if (isOpen) {
      setState('closed')
      return
    }
    setState('loading')
    try {
      setState(await loadForm(form))
    } catch {
      setState('failed')
    }
  }

  return (
    <div>
      {/* Its markup is the page's own and would not come back. */}
      <div hidden={isOpen}>
        <Slot name="example" />
      </div>
      <div className="needs-script">
        <button
          type="button"
          className={styles.button}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={toggle}
        >
          {isOpen ? 'Close the form' : 'Try it'}
        </button>
        <span role="status" className={styles.note}>
          {state === 'loading' && 'Loading the definition'}
          {state === 'failed' && 'The definition did not load. Try again.'}
        </span>
      </div>
      <div id={panelId}>{isOpen && found && <Playground api={state} operation={found} />}</div>
    </div>
  )
}
