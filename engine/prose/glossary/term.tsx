import type { ReactNode } from 'react'
import { glossary } from '#extensions'
import styles from './term.module.css'

interface Props {
  /** Id of the term in the glossary, such as "dew-point". */
  id: string
  /** The word as the sentence has it. */
  children: ReactNode
}

/**
 * A word of the field where a page first uses it: a link to its place in the glossary. With script, its
 * definition shows beside it (`term-tips.ts`).
 * @throws RangeError when the glossary has no such term
 */
export function Term({ id, children }: Props): ReactNode {
  const found = glossary.find(term => term.id === id)
  if (!found) throw new RangeError(`the glossary has no term with the id "${id}"`)
  return (
    <a className={styles.term} href={`/glossary#${id}`} data-term={found.definition}>
      {children}
    </a>
  )
}
