import type { ReactNode } from 'react'
import styles from '../search-hints.module.css'

/** The command key of the reader's machine. */
function commandKey(): string {
  return /Mac|iP(?:hone|ad|od)/.test(navigator.userAgent) ? '⌘' : 'Ctrl'
}

/** A key as it is printed, and as it is called where its sign says nothing. */
interface Key {
  sign: string
  name: string
}

const UP: Key = { sign: '↑', name: 'Up' }
const DOWN: Key = { sign: '↓', name: 'Down' }
const LEFT: Key = { sign: '←', name: 'Left' }
const RIGHT: Key = { sign: '→', name: 'Right' }

function hints(canCopy: boolean): { does: string; keys: Key[] }[] {
  const sign = commandKey()
  const command = { sign, name: sign === '⌘' ? 'Command' : 'Control' }
  return [
    { does: 'Navigate', keys: [UP, DOWN] },
    { does: 'Select', keys: [{ sign: '↵', name: 'Enter' }] },
    { does: 'Close', keys: [{ sign: 'esc', name: 'Escape' }] },
    {
      does: 'Reset',
      keys: [command, { sign: '⌫', name: 'Backspace' }],
    },
    ...(canCopy ? [{ does: 'Copy the answer', keys: [command, { sign: 'C', name: 'C' }] }] : []),
    { does: 'Previous and Next', keys: [{ sign: '⇧', name: 'Shift' }, LEFT, RIGHT] },
  ]
}

/**
 * The keys of the dialog, and those that turn pages once it is closed.
 * @param canCopy whether an answer can be copied.
 */
export function SearchHints({ canCopy }: { canCopy: boolean }): ReactNode {
  return (
    <ul className={styles.hints} aria-label="Keys">
      {hints(canCopy).map(({ does, keys }) => (
        <li key={does}>
          {keys.map(({ sign, name }) => (
            <kbd key={sign}>
              <span aria-hidden="true">{sign}</span>
              <span className="visually-hidden">{name}</span>
            </kbd>
          ))}
          <span>{does}</span>
        </li>
      ))}
    </ul>
  )
}
