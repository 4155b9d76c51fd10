import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Slot } from '#islands/slot.tsx'
import { REVEAL } from '#ui/reveal.ts'
import styles from './filter.module.css'
import { matches, resultText } from './matches.ts'

type Props = {
  /** What the box is for, its label. */
  label: string
  /** What may be typed, shown while it is empty. */
  placeholder: string
}

/**
 * A box that hides the rows of the table below it which do not match. The table is static content of
 * the page; each of its rows says in `data-filter` what it is found by. Where that is empty, it is found
 * by its first two cells, so that a page need not say the same twice.
 */
export function FilterIsland({ label, placeholder }: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [status, setStatus] = useState('')

  const apply = () => {
    const query = input.current?.value ?? ''
    const rows = [...(root.current?.querySelectorAll<HTMLTableRowElement>('tr[data-filter]') ?? [])]
    let shown = 0
    for (const row of rows) {
      row.hidden = !matches(textOf(row), query)
      if (!row.hidden) shown += 1
    }
    setStatus(resultText(query, shown, rows.length))
  }

  useEffect(() => {
    const place = root.current
    // A row that the address leads to is shown, whatever is typed.
    const clear = () => {
      if (input.current) input.current.value = ''
      apply()
    }
    const onReveal = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[hidden]')) clear()
    }
    place?.addEventListener(REVEAL, onReveal)
    // What was typed before hydration counts too.
    if (input.current?.value) apply()
    if (place?.querySelector('[data-arrived][hidden]')) clear()
    return () => place?.removeEventListener(REVEAL, onReveal)
  }, [])

  return (
    <div ref={root}>
      <div className={`${styles.filter} needs-script`}>
        <label className={styles.label}>
          {label}
          <input
            ref={input}
            className={styles.input}
            type="search"
            placeholder={placeholder}
            autoComplete="off"
            spellCheck={false}
            onInput={apply}
          />
        </label>
        <p className={styles.status} role="status">
          {status}
        </p>
      </div>
      <Slot name="table" />
    </div>
  )
}

function textOf({ dataset, cells }: HTMLTableRowElement): string {
  const [name, number] = cells
  return dataset.filter || `${name?.textContent} ${number?.textContent}`
}
