import { type RefObject, useEffect, useState } from 'react'
import type { SearchResult } from '#model/search-document.ts'
import { openIndex } from './open-index.ts'

/**
 * The text of a result, once the result has come into view.
 * @param isShown whether the text is to be shown.
 */
export function useText(
  { id, text, hasText }: SearchResult,
  element: RefObject<Element | null>,
  isShown: boolean,
): string | undefined {
  const [came, setCame] = useState(text)
  const isWanted = isShown && hasText && came === undefined
  useEffect(() => {
    const { current } = element
    if (!isWanted || !current) return
    const load = async () => {
      try {
        setCame(await (await openIndex()).text(id))
      } catch {
        // A result is whole without it.
      }
    }
    // A browser that cannot say what comes into view gets the texts of all.
    if (typeof IntersectionObserver === 'undefined') {
      void load()
      return
    }
    const observer = new IntersectionObserver(entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      void load()
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [id, isWanted, element])
  return came
}
