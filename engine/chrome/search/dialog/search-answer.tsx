import { clsx } from 'clsx'
import type { MouseEvent, ReactNode } from 'react'
import type { FoundAnswer } from '#model/search/answer.ts'
import { words } from '#words'
import { useLinkTo } from '../../frame/frame-context.ts'
import styles from './search-result.module.css'

interface Props {
  found: FoundAnswer
  id: string
  index: number
  isSelected: boolean
  /** How many answers with the same value follow; undefined where one with it stands before. */
  more: number | undefined
  onPoint: (index: number) => void
  onChoose: (event: MouseEvent<HTMLElement>) => void
}

/** What has to be said of a value that is not, character by character, what the reader asked for. */
const cautions = {
  whole: () => '',
  'other-case': () => words.otherCase,
  part: (value: string) => words.compareAll(value.length),
}

/** An answer: a link to its row, and beside it, since an option can hold no button, one that copies its value. */
export function SearchAnswer(props: Props): ReactNode {
  const { found, id, index, isSelected, more, onPoint, onChoose } = props
  const linkTo = useLinkTo()
  const { name, where, kind, value, text, href } = found.answer
  const caution = cautions[found.match](value)
  return (
    <div className={clsx(styles.answer, isSelected && styles.selected)}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the input keeps the keyboard; Enter there clicks this link. */}
      <a
        {...linkTo(href)}
        id={id}
        role="option"
        aria-selected={isSelected}
        tabIndex={-1}
        className={styles.result}
        onPointerMove={() => onPoint(index)}
        // biome-ignore lint/a11y/useValidAnchor: the link is followed as any other; the click closes the dialog.
        onClick={onChoose}
      >
        <span className={styles.words}>
          <span className={styles.title}>{name}</span>{' '}
          <span className={styles.place}>{more ? words.moreBelow(where, more) : where}</span>
          {more !== undefined && (
            <>
              {' '}
              <code>{value}</code>
              {caution && <span className={clsx(styles.excerpt, styles.caution)}> {caution}</span>}
            </>
          )}
          {text && <span className={styles.excerpt}> {text}</span>}
        </span>
      </a>
      {more !== undefined && (
        <button
          type="button"
          className="retry"
          data-copy={value}
          aria-label={words.copyAnswer(kind, name, where)}
        >
          {words.copy}
        </button>
      )}
    </div>
  )
}
