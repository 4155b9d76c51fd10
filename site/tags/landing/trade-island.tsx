import { useSettled } from 'docs-engine/figures'
import { Slot } from 'docs-engine/tags'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { AMOUNT, inX, inY, tradeAt } from './trade.ts'
import styles from './trade-island.module.css'
import { TradeStreams } from './trade-streams.tsx'

/** What is received, as a bar: all of them are shares of the longest. */
function Received({ name, value, of }: { name: string; value: number; of: number }): ReactNode {
  return (
    <div className={styles.received}>
      <dt>{name}</dt>
      <dd>
        {inY(value)}
        <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width={(100 * value) / of} height="1" />
        </svg>
      </dd>
    </div>
  )
}

/** One trade over three venues, with the amount in the reader's hand. */
export function TradeIsland(): ReactNode {
  const [amount, setAmount] = useState<number>(AMOUNT.initial)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { venues, output, single, sentence } = tradeAt(amount)

  // What was set before hydration counts too.
  useEffect(() => setAmount(Number(input.current?.value ?? AMOUNT.initial)), [])

  return (
    <figure className={styles.trade}>
      <figcaption className={styles.caption}>
        <span className={styles.title}>One trade over three venues</span>
        <Slot name="words" />
      </figcaption>
      <div className={styles.picture}>
        <TradeStreams venues={venues} />
        <span className={styles.end}>
          Sell <strong>{inX(amount)}</strong>
        </span>
        <ul className={styles.venues}>
          {venues.map(({ name, share, percent }) => (
            <li key={name}>
              {name} <strong>{share > 0 ? `${percent}%` : 'not used'}</strong>
            </li>
          ))}
        </ul>
        <span className={styles.end}>
          Receive <strong>{inY(output, 0)}</strong>
        </span>
      </div>
      <div className={`${styles.control} needs-script`}>
        <label htmlFor={id}>X sold in all</label>
        <input
          ref={input}
          id={id}
          type="range"
          min={AMOUNT.min}
          max={AMOUNT.max}
          step={AMOUNT.step}
          value={amount}
          aria-valuetext={inX(amount)}
          onChange={event => setAmount(Number(event.target.value))}
        />
      </div>
      <dl className={styles.results}>
        <Received name="Split over venues" value={output} of={output} />
        <Received name={`${single.name} alone`} value={single.output} of={output} />
      </dl>
      <p className={styles.sentence}>{sentence}</p>
      <p className="visually-hidden" role="status">
        {useSettled(sentence)}
      </p>
    </figure>
  )
}
