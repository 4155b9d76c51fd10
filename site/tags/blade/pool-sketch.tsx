import { DrawingFrame, tag } from 'docs-engine/tags'
import type { ReactNode } from 'react'
import { CORE_ASSETS } from '#facts/blade/terms.ts'
import styles from './pool-sketch.module.css'

/** Three of the assets are enough to tell a pool for each pair from one pool. */
const [first, second, third] = CORE_ASSETS
const PAIRS = [
  [first, third],
  [first, second],
  [second, third],
] as const

function Tokens({ symbols }: { symbols: readonly string[] }): ReactNode {
  return symbols.map(symbol => (
    <span key={symbol} className={styles.token}>
      {symbol}
    </span>
  ))
}

/** A pool for each pair of assets, beside one pool for all of them. */
export const PoolSketch = tag({}, function PoolSketch() {
  const shown = `On the left, three pools that hold ${PAIRS.map(pair => pair.join(' and ')).join(', ')}. On the right, one pool that holds all three assets.`
  return (
    <DrawingFrame caption="A pool for each pair, and one pool for all of them. Blade’s pool holds more assets than are drawn.">
      <div className={styles.picture} role="img" aria-label={shown}>
        <div className={styles.side}>
          <span className={styles.title}>A pool for each pair</span>
          <span className={styles.pools}>
            {PAIRS.map(pair => (
              <span key={pair.join()} className={styles.pair}>
                <Tokens symbols={pair} />
              </span>
            ))}
          </span>
          <span className={styles.note}>a trade meets one of them</span>
        </div>
        <div className={styles.side}>
          <span className={`${styles.title} ${styles.accent}`}>One pool</span>
          <span className={styles.pools}>
            <span className={styles.whole}>
              <Tokens symbols={[first, third, second]} />
            </span>
          </span>
          <span className={styles.note}>all assets back a trade</span>
        </div>
      </div>
    </DrawingFrame>
  )
})
