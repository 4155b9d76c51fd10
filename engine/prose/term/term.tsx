import { z } from 'zod'
import { glossary } from '#extensions'
import { TagError } from '#model/tag-error.ts'
import { content, tag } from '../tag.ts'
import styles from './term.module.css'

/**
 * A word of the field where a page first uses it: a link to its place in the glossary. With script, its
 * definition shows beside it (`term-tips.ts`).
 * @throws TagError when the glossary has no such term
 */
export const Term = tag(
  {
    /** Id of the term in the glossary, such as "slippage". */
    id: z.string().min(1),
    /** The word as the sentence has it. */
    children: content,
  },
  function Term({ id, children }) {
    const found = glossary.find(term => term.id === id)
    if (!found) {
      throw new TagError(
        `the glossary has no term with the id "${id}"`,
        'correct the id, or add the term to the glossary',
      )
    }
    return (
      <a className={styles.term} href={`/glossary#${id}`} data-term={found.definition}>
        {children}
      </a>
    )
  },
)
