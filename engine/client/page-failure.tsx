import type { ReactNode } from 'react'
import { words } from '#words'
import { Article } from './article.tsx'
import type { LoadedPage } from './navigation/loaded-page.ts'

/** The last resort, when the frame itself has failed: the article with its links, and a way to try again. */
export function PageFailure({ page }: { page: LoadedPage }): ReactNode {
  return (
    <main id="content" tabIndex={-1}>
      <p role="alert">
        {`${words.frameFailed} `}
        <button type="button" className="retry" onClick={() => location.reload()}>
          {words.tryAgain}
        </button>
      </p>
      <Article key={page.data.path} html={page.article} language={page.data.language} />
    </main>
  )
}
