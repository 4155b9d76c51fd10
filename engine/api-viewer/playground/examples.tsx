import type { ReactNode } from 'react'
import type { ApiOperation } from '#model/api/api.ts'
import { type Answer, replay } from './answer.ts'
import styles from './playground.module.css'

interface Props {
  operation: ApiOperation
  onReplay: (answer: Answer) => void
}

/** The documented example answers of a call, to be looked at as if they had come. No network is needed. */
export function Examples({ operation, onReplay }: Props): ReactNode {
  const examples = operation.responses.flatMap(({ status, response }) =>
    Object.entries(response.content['application/json'].examples ?? {}).map(([name, example]) => ({
      name,
      status,
      ...example,
    })),
  )
  if (examples.length === 0) return null
  return (
    <details>
      <summary>Replay a documented example answer</summary>
      <ul className={styles.examples}>
        {examples.map(({ name, status, summary = name, value }) => (
          <li key={`${status} ${name}`}>
            <button
              type="button"
              className={styles.button}
              onClick={async () => onReplay(await replay(status, value))}
            >
              {status} {summary.replaceAll('`', '')}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
