import { memo, type ReactNode } from 'react'
import { documentIds } from '#model/document-ids.ts'
import type { PageData } from '#model/page.ts'

interface Props {
  html: string
  language?: PageData['language']
}

/**
 * The article of a page: the one place where a page's own markup enters the tree. React never looks
 * inside it, at hydration or later; a page that follows gets an element of its own (give it a `key`).
 */
export const Article = memo(
  function Article({ html, language }: Props): ReactNode {
    return (
      <div
        className="article"
        {...language}
        id={documentIds.article}
        dangerouslySetInnerHTML={{ __html: html }}
        suppressHydrationWarning
      />
    )
  },
  (before, after) => before.html === after.html,
)
