import { type ReactNode, useId } from 'react'
import type { ApiForm } from '#model/api/form.ts'
import { words } from '#words'
import styles from './playground.module.css'
import { followKeys, typedKey, typeKey } from './typed-key.ts'

interface Props {
  api: ApiForm
  /** What is wrong with the key. */
  error: string | undefined
}

/**
 * The reader's key. It is sent and otherwise stays where it is: no storage, no address and no copied code has it. The
 * field is its own keeper, since React would write what it keeps into the document as an attribute.
 */
export function KeyField({ api, error }: Props): ReactNode {
  const id = useId()
  const { key } = api
  if (!key) return null
  const keepUp = (input: HTMLInputElement) => {
    // What is typed here stays as it is typed.
    const follow = () => {
      if (input !== document.activeElement) input.value = typedKey(api)
    }
    follow()
    return followKeys(follow)
  }
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {words.apiKey}
        {api.isKeyOptional && <span className={styles.note}>{words.optionalKey}</span>}
      </label>
      <input
        ref={keepUp}
        id={id}
        className={styles.input}
        type="password"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={error !== undefined}
        aria-describedby={`${error ? `${id}-error ` : ''}${id}-hint`}
        data-wrong={error === undefined ? undefined : ''}
        onInput={({ currentTarget }) => typeKey(api, currentTarget.value)}
      />
      {error && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
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
