import type { ReactNode } from 'react'
import type { ExampleAnswer } from '#model/api/form.ts'
import { words } from '#words'
import { type Answer, replay } from './answer.ts'
import styles from './playground.module.css'

interface Props {
  examples: readonly ExampleAnswer[]
  onReplay: (answer: Answer) => void
}

/** The documented example answers of a call, to be looked at as if they had come. No network is needed. */
export function Examples({ examples, onReplay }: Props): ReactNode {
  if (examples.length === 0) return null
  return (
    <details>
      <summary>{words.replayExample}</summary>
      <ul className={styles.examples}>
        {examples.map(example => (
          <li key={`${example.status} ${example.name}`}>
            <button
              type="button"
              className={styles.button}
              onClick={async () => onReplay(await replay(example))}
            >
              {example.status} {example.summary}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
