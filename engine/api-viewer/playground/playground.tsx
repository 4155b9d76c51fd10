import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { ApiForm, FormOperation } from '#model/api/form.ts'
import { buildRequest, exampleValues, type Values } from '../request/build-request.ts'
import type { Answer } from './answer.ts'
import { AnswerView } from './answer-view.tsx'
import { CodePanel } from './code-panel.tsx'
import { Examples } from './examples.tsx'
import { KeyField, typedKey } from './key-field.tsx'
import styles from './playground.module.css'
import { RequestFields } from './request-fields.tsx'
import { send } from './send.ts'
import { fieldError, groupError } from './validate.ts'

interface Props {
  api: ApiForm
  operation: FormOperation
}

/** A form for one call: its values, the request in several languages, and the answer to it. */
export function Playground({ api, operation }: Props): ReactNode {
  const [values, setValues] = useState<Values>(() => exampleValues(operation))
  const [isChecked, setIsChecked] = useState(false)
  const [answer, setAnswer] = useState<Answer>()
  const [sending, setSending] = useState<AbortController>()
  const form = useRef<HTMLFormElement>(null)

  const { fields } = operation
  const together = groupError(operation.exactlyOneOf, values)
  const errors = fields.filter(field => fieldError(field, values[field.name] ?? '')).length
  const isWrong = errors > 0 || together !== undefined
  const request = buildRequest(api, operation, values)
  const canSend = operation.method === 'GET'

  // An answer that nobody waits for any more is given up.
  useEffect(() => () => sending?.abort(), [sending])

  const change = (name: string, value: string) => setValues(old => ({ ...old, [name]: value }))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!canSend) return
    setIsChecked(true)
    if (isWrong) {
      const wrong = form.current?.querySelector<HTMLElement>('[data-wrong]')
      const folded = wrong?.closest('details')
      if (folded) folded.open = true
      wrong?.focus()
      return
    }
    const controller = new AbortController()
    setSending(controller)
    setAnswer(undefined)
    setAnswer(await send(request, typedKey(api), controller.signal))
    setSending(undefined)
  }

  return (
    <form
      ref={form}
      className={styles.playground}
      aria-label={`Request: ${operation.summary}`}
      noValidate
      autoComplete="off"
      onSubmit={submit}
    >
      <RequestFields fields={fields} values={values} isChecked={isChecked} onChange={change} />
      {together && isChecked && <p className={styles.error}>{together}.</p>}
      {canSend && <KeyField api={api} />}
      <CodePanel request={request} />
      <div className={styles.actions}>
        {canSend ? (
          <>
            <button type="submit" className={styles.send} disabled={sending !== undefined}>
              Send
            </button>
            {sending && (
              <button type="button" className={styles.button} onClick={() => sending.abort()}>
                Cancel
              </button>
            )}
            <span className={styles.note}>
              Goes from this browser to {new URL(api.host).host}, and nowhere else.
            </span>
          </>
        ) : (
          <span className={styles.note}>
            Only calls that read are sent from here. Copy this one and run it yourself.
          </span>
        )}
      </div>
      <p role="status" className={styles.note}>
        {sending
          ? 'Waiting for the answer'
          : isChecked && isWrong && !answer
            ? 'Not sent: correct the marked fields.'
            : ''}
      </p>
      {answer && <AnswerView answer={answer} operation={operation} />}
      <Examples examples={operation.examples} onReplay={setAnswer} />
    </form>
  )
}
