import type { ReactNode } from 'react'
import { words } from '#words'
import styles from './search-hints.module.css'

/** The command key of the reader's machine. */
function commandKey(): string {
  return /Mac|iP(?:hone|ad|od)/.test(navigator.userAgent) ? '⌘' : words.controlSign
}

/** A key as it is printed, and as it is called where its sign says nothing. */
interface Key {
  sign: string
  name: string
}

const UP: Key = { sign: '↑', name: words.upKey }
const DOWN: Key = { sign: '↓', name: words.downKey }
const LEFT: Key = { sign: '←', name: words.leftKey }
const RIGHT: Key = { sign: '→', name: words.rightKey }

function hints(canCopy: boolean): { does: string; keys: Key[] }[] {
  const sign = commandKey()
  const command = { sign, name: sign === '⌘' ? words.commandKey : words.controlKey }
  return [
    { does: words.navigate, keys: [UP, DOWN] },
    { does: words.select, keys: [{ sign: '↵', name: words.enterKey }] },
    { does: words.close, keys: [{ sign: 'esc', name: words.escapeKey }] },
    // One of the two, so that all keys have room in one line.
    canCopy
      ? { does: words.copyTheAnswer, keys: [command, { sign: 'C', name: 'C' }] }
      : { does: words.reset, keys: [command, { sign: '⌫', name: words.backspaceKey }] },
    { does: words.previousAndNextPage, keys: [{ sign: '⇧', name: words.shiftKey }, LEFT, RIGHT] },
  ]
}

/**
 * The keys of the dialog, and those that turn pages once it is closed.
 * @param canCopy whether an answer can be copied.
 */
export function SearchHints({ canCopy }: { canCopy: boolean }): ReactNode {
  return (
    <ul className={styles.hints} aria-label={words.keys}>
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
