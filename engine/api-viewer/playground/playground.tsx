import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { ApiForm, FormOperation } from '#model/api/form.ts'
import { words } from '#words'
import { buildRequest, exampleValues, type Values } from '../request/build-request.ts'
import { AnswerView } from './answer-view.tsx'
import { answerTitle } from './answer-words.ts'
import { CodePanel } from './code-panel.tsx'
import { Examples } from './examples.tsx'
import { KeyField } from './key-field.tsx'
import styles from './playground.module.css'
import { RequestFields } from './request-fields.tsx'
import { SendActions } from './send-actions.tsx'
import { typedKey, useKeyError } from './typed-key.ts'
import { beginningValues, keepValues } from './typed-values.ts'
import { useSending } from './use-sending.ts'
import { requestErrors, togetherError } from './validate.ts'
import { enterWantedField } from './wanted-field.ts'

interface Props {
  api: ApiForm
  operation: FormOperation
}

/** A form for one call: its values, the request in several languages, and the answer to it. */
export function Playground({ api, operation }: Props): ReactNode {
  const [values, setValues] = useState<Values>(() => beginningValues(api, operation))
  const [isChecked, setIsChecked] = useState(false)
  // Counts how often the example was brought back: fields are new then, and not touched.
  const [resets, setResets] = useState(0)
  const wrongKey = useKeyError(api)
  const { isSending, answer, show, start, cancel } = useSending()
  // The values that the answer is to, set when it is shown; none for an example, which may be looked at meanwhile.
  const [sent, setSent] = useState<Values>()
  const form = useRef<HTMLFormElement>(null)
  const sendButton = useRef<HTMLButtonElement>(null)

  const errors = [
    ...requestErrors(operation, values),
    ...(wrongKey ? [`${words.apiKey}: ${wrongKey}`] : []),
  ]
  const request = buildRequest(api, operation, values)
  const canSend = operation.method === 'GET'

  useEffect(() => {
    if (form.current) enterWantedField(form.current)
  }, [])

  const enter = (next: Values) => {
    setValues(next)
    keepValues(api, operation, next)
  }
  const showWrong = () => {
    show(undefined)
    const wrong = form.current?.querySelector<HTMLElement>('[data-wrong]')
    const folded = wrong?.closest('details')
    if (folded) folded.open = true
    wrong?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!canSend || isSending) return
    setIsChecked(true)
    if (errors.length > 0) {
      showWrong()
      return
    }
    const onEnd = () => {
      setSent(values)
      // The button that cancels goes, too, when the answer comes by itself.
      if (document.activeElement?.matches('[data-cancel]')) sendButton.current?.focus()
    }
    start(request, typedKey(api), onEnd)
  }

  const notSent = isChecked && errors.length > 0 && !answer
  const isOutdated = sent !== undefined && JSON.stringify(sent) !== JSON.stringify(values)
  return (
    <form
      ref={form}
      className={styles.playground}
      aria-label={words.requestOf(operation.summary)}
      noValidate
      autoComplete="off"
      onSubmit={submit}
    >
      <RequestFields
        key={resets}
        operation={operation.id}
        fields={operation.fields}
        values={values}
        isChecked={isChecked}
        onChange={(name, value) => enter({ ...values, [name]: value })}
      />
      <p role="status" className={styles.error}>
        {togetherError(operation, values)}
      </p>
      {canSend && <KeyField api={api} error={wrongKey} />}
      <CodePanel request={request} />
      <SendActions
        host={new URL(api.host).host}
        canSend={canSend}
        isSending={isSending}
        sendButton={sendButton}
        onCancel={() => {
          // The button that was pressed goes.
          sendButton.current?.focus()
          cancel()
        }}
        onReset={() => {
          enter(exampleValues(operation))
          setIsChecked(false)
          setResets(resets + 1)
        }}
      />
      <p
        role="status"
        className={answer ? 'visually-hidden' : notSent ? styles.error : styles.note}
      >
        {answer ? answerTitle(answer, isOutdated) : notSent ? words.notSent(errors.join('; ')) : ''}
      </p>
      {answer && <AnswerView answer={answer} operation={operation} isOutdated={isOutdated} />}
      <Examples
        examples={operation.examples}
        onReplay={example => {
          setSent(undefined)
          show(example)
        }}
      />
    </form>
  )
}
