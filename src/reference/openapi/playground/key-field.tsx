import { type ReactNode, useId } from 'react'
import type { Api } from '#data/openapi/api.ts'
import { KEY_VARIABLE } from '../request/samples.ts'
import styles from './playground.module.css'

interface Props {
  api: Api
  value: string
  canSend: boolean
  onChange: (value: string) => void
}

/** The reader's key. It is sent and otherwise stays where it is: no storage, no address and no copied code has it. */
export function KeyField({ api, value, canSend, onChange }: Props): ReactNode {
  const id = useId()
  const key = api.keys[0]
  if (!key || !canSend) return null
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        API key{api.isKeyOptional && <span className={styles.note}> optional</span>}
      </label>
      <input
        id={id}
        className={styles.input}
        type="password"
        value={value}
        autoComplete="off"
        spellCheck={false}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-hint`} className={styles.note}>
        Sent as the {key.in === 'query' ? 'query parameter' : 'header'} <code>{key.name}</code>. It
        stays in the memory of this page; the code has <code>${KEY_VARIABLE}</code> in its place.
      </p>
    </div>
  )
}
