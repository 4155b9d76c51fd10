import type { ReactNode } from 'react'
import type { Api } from '#model/api/api.ts'
import styles from './reference.module.css'
import { RichText } from './rich-text.tsx'

/** The ways to send a key. */
export function Authentication({ api }: { api: Api }): ReactNode {
  return (
    <>
      <h2 id="authentication">Authentication</h2>
      <p>
        {api.keys.length > 1
          ? 'A key goes along in one of two ways.'
          : 'A key goes along with every call.'}{' '}
        In the samples it is <code>${api.keyVariable}</code>, a variable of your environment.
      </p>
      <dl className={styles.fields}>
        {api.keys.map(({ name, in: place, description }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>{' '}
              <span className={styles.type}>
                {place === 'query' ? 'query parameter' : 'header'}
              </span>
            </dt>
            <dd>
              <RichText text={description} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
