import type { ReactNode } from 'react'
import type { Api } from '#model/api/api.ts'
import { words } from '#words'
import styles from './reference.module.css'
import { RichText } from './rich-text.tsx'

/** The ways to send a key. */
export function Authentication({ api }: { api: Api }): ReactNode {
  return (
    <>
      <h2 id="authentication">{words.authentication}</h2>
      <p>
        {api.keys.length > 1 ? words.keyInTwoWays : words.keyWithEveryCall} {words.keyInSamples}
        <code>${api.keyVariable}</code>
        {words.keyIsVariable}
      </p>
      <dl className={styles.fields}>
        {api.keys.map(({ name, in: place, description }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>{' '}
              <span className={styles.type}>
                {place === 'query' ? words.queryParameter : words.header}
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
