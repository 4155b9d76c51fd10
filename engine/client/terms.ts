/**
 * Lets the terms of an article show their definitions; fetched for articles that have some.
 * @returns a function that ends it, for when another article takes its place
 */
export function showTerms(article: HTMLElement): () => void {
  let end: (() => void) | undefined
  let isOver = false
  const start = async () => {
    try {
      const { showTermTips } = await import('#prose/glossary/term-tips.ts')
      if (!isOver) end = showTermTips(article)
    } catch (error) {
      console.warn('The definitions of terms did not load; terms stay links.', error)
    }
  }
  if (article.querySelector('[data-term]')) void start()
  return () => {
    isOver = true
    end?.()
  }
}
