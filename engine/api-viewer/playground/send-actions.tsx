import type { ReactNode, Ref } from 'react'
import { WAITING_MESSAGE_DELAY_MS } from '#model/site-behavior.ts'
import { useSlow } from '#ui/use-slow.ts'
import { words } from '#words'
import styles from './playground.module.css'

interface Props {
  /** Where requests go. */
  host: string
  /** Whether the call is sent from here; one that signs is copied only. */
  canSend: boolean
  isSending: boolean
  sendButton: Ref<HTMLButtonElement>
  onCancel: () => void
  onReset: () => void
}

/**
 * The buttons of a form. The one that sends stays a button that can have the focus while a request is under way: a
 * disabled one would lose it.
 */
export function SendActions(props: Props): ReactNode {
  const { host, canSend, isSending, sendButton, onCancel, onReset } = props
  const isSlow = useSlow(isSending, WAITING_MESSAGE_DELAY_MS)
  return (
    <>
      <div className={styles.actions} aria-busy={isSending}>
        {canSend && (
          <button
            ref={sendButton}
            type="submit"
            className={styles.send}
            aria-disabled={isSending || undefined}
          >
            {words.send}
          </button>
        )}
        {isSlow && (
          <>
            <button type="button" className={styles.button} data-cancel="" onClick={onCancel}>
              {words.cancel}
            </button>
            <progress aria-label={words.waitingForAnswer} />
          </>
        )}
        <button type="button" className={styles.button} onClick={onReset}>
          {words.resetToExample}
        </button>
        <span className={styles.note}>{canSend ? words.goesTo(host) : words.onlyReads}</span>
      </div>
      <p role="status" className={styles.note}>
        {isSlow ? words.waitingForAnswer : isSending ? words.sending : ''}
      </p>
    </>
  )
}
