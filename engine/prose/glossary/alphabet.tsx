import type { ReactNode } from 'react'
import { words } from '#words'
import styles from './alphabet.module.css'

/** A row of letters, each a link to its section, that stays in view. The outline marks the one being read. */
export function Alphabet({ letters }: { letters: readonly string[] }): ReactNode {
  return (
    <nav className={`${styles.alphabet} screen-only`} aria-label={words.letters} data-letters="">
      {letters.map(letter => (
        <a key={letter} className={styles.letter} href={`#${letter.toLowerCase()}`}>
          {letter}
        </a>
      ))}
    </nav>
  )
}
