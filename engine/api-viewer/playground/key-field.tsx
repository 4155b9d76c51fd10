import { type ReactNode, useId } from 'react'
import type { ApiForm } from '#model/api/form.ts'
import { words } from '#words'
import { cleanValue } from '../request/clean-text.ts'
import styles from './playground.module.css'
import { keyError } from './validate.ts'

/** Keys that were typed, by the host they are sent to: in memory alone, so that one is typed once for all forms of a page. */
const typedKeys = new Map<string, string>()

/** The key that the reader typed for an API; empty when there is none. */
export function typedKey({ host }: Pick<ApiForm, 'host'>): string {
  return typedKeys.get(host) ?? ''
}

interface Props {
  api: ApiForm
  /** What is wrong with the key. */
  error: string | undefined
  onError: (error: string | undefined) => void
}

/**
 * The reader's key. It is sent and otherwise stays where it is: no storage, no address and no copied code has it. The
 * field is its own keeper, since React would write what it keeps into the document as an attribute.
 */
export function KeyField({ api, error, onError }: Props): ReactNode {
  const id = useId()
  const { key } = api
  if (!key) return null
  const restore = (input: HTMLInputElement | null) => {
    if (input) input.value = typedKey(api)
  }
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {words.apiKey}
        {api.isKeyOptional && <span className={styles.note}>{words.optionalKey}</span>}
      </label>
      <input
        ref={restore}
        id={id}
        className={styles.input}
        type="password"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-hint`}
        data-wrong={error === undefined ? undefined : ''}
        onInput={({ currentTarget }) => {
          const key = cleanValue(currentTarget.value)
          typedKeys.set(api.host, key)
          onError(keyError(key))
        }}
      />
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <p id={`${id}-hint`} className={styles.note}>
        {key.in === 'query' ? words.sentAsQuery : words.sentAsHeader}
        <code>{key.name}</code>
        {words.keyStays}
        <code>${api.keyVariable}</code>
        {words.keyReplaced}
      </p>
    </div>
  )
}
