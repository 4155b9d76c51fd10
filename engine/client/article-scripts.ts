interface ArticleScript {
  /** What an article has that needs it. */
  selector: string
  /** @returns what brings the article to life; that returns a function that ends it. */
  load: () => Promise<(article: HTMLElement) => () => void>
  /** What is missing where it did not load. */
  failure: string
}

/** Scripts beside the islands, each fetched for articles that need it alone. */
const SCRIPTS: readonly ArticleScript[] = [
  {
    selector: '[data-term]',
    load: async () => (await import('#prose/term/term-tips.ts')).showTermTips,
    failure: 'The definitions of terms did not load; terms stay links.',
  },
  {
    selector: '[data-reference]',
    load: async () => (await import('#api-viewer/playground/link-parameters.ts')).linkParameters,
    failure: 'What joins parameters with their fields did not load; their names stay links.',
  },
  {
    selector: '[data-zoom]',
    load: async () => (await import('#prose/zoom/zoom-images.ts')).zoomImages,
    failure: 'What shows images in full size did not load; they stay links to their files.',
  },
]

/**
 * Starts the scripts that an article needs: terms show their definitions, parameters lead to their fields.
 * @returns a function that ends them, for when another article takes its place
 */
export function startArticleScripts(article: HTMLElement): () => void {
  const ends: (() => void)[] = []
  let isOver = false
  const start = async ({ load, failure }: ArticleScript) => {
    try {
      const begin = await load()
      if (!isOver) ends.push(begin(article))
    } catch (error) {
      console.warn(failure, error)
    }
  }
  for (const script of SCRIPTS) if (article.querySelector(script.selector)) void start(script)
  return () => {
    isOver = true
    for (const end of ends) end()
  }
}
