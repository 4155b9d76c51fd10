import { clsx } from 'clsx'
import { type MouseEvent, memo, type ReactNode, useRef } from 'react'
import { excerpt, highlight } from '#model/search/highlight.ts'
import type { SearchResult } from '#model/search-document.ts'
import { useLinkTo } from '../../frame/frame-context.ts'
import { Highlighted } from './highlighted.tsx'
import { PageIcon, SectionIcon } from './search-icons.tsx'
import styles from './search-result.module.css'
import { useText } from './use-text.ts'

interface Props {
  result: SearchResult
  id: string
  index: number
  isSelected: boolean
  showsExcerpt: boolean
  onPoint: (index: number) => void
  onChoose: (event: MouseEvent<HTMLElement>) => void
}

/** A result: its heading, where it stands, and why it was found. */
export const SearchResultLink = memo(function SearchResultLink({
  result,
  id,
  index,
  isSelected,
  showsExcerpt,
  onPoint,
  onChoose,
}: Props): ReactNode {
  const linkTo = useLinkTo()
  const { title, titles, terms, href, isPage, hasText } = result
  const link = useRef<HTMLAnchorElement>(null)
  const text = useText(result, link, showsExcerpt)
  const place = isPage ? href : titles.join(' › ')
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input keeps the keyboard; Enter there clicks this link.
    <a
      {...linkTo(href)}
      ref={link}
      id={id}
      role="option"
      aria-selected={isSelected}
      tabIndex={-1}
      className={clsx(styles.result, isSelected && styles.selected)}
      onPointerMove={() => onPoint(index)}
      // biome-ignore lint/a11y/useValidAnchor: the link is followed as any other; the click closes the dialog.
      onClick={onChoose}
    >
      <span className={styles.icon}>{isPage ? <PageIcon /> : <SectionIcon />}</span>
      <span className={styles.words}>
        <span className={styles.title}>
          <Highlighted segments={highlight(title, terms)} />
        </span>{' '}
        <span className={styles.place}>{place}</span>
        {showsExcerpt && hasText && (
          <>
            {' '}
            <span className={styles.excerpt}>
              {text && <Highlighted segments={excerpt(text, terms)} />}
            </span>
          </>
        )}
      </span>
    </a>
  )
})
