import type { ReactNode } from 'react'
import type { FigureTone } from '#model/figure-tone.ts'
import styles from './plot.module.css'

/** What the colors of figures mean: for each a line, a bar and a name as figures have them. */
export function ToneLegend({ tones }: { tones: readonly FigureTone[] }): ReactNode {
  return (
    <dl>
      {tones.map(({ tone, name, meaning }) => (
        <div key={tone}>
          <dt>
            <svg width="88" height="20" aria-hidden="true">
              <path className={`${styles.curve} ${styles[tone]}`} d="M2 10H44" />
              <rect
                className={`${styles.bar} ${styles[tone]}`}
                x="56"
                y="2"
                width="30"
                height="16"
              />
            </svg>{' '}
            <strong>{name}</strong>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}
