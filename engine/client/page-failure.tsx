import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { Article } from './article.tsx'
import type { LoadedPage } from './navigation/loaded-page.ts'

/** The last resort, when the frame itself has failed: the article with its links, and a way to try again. */
export function PageFailure(): ReactNode {
  const loaded: LoadedPage | undefined = useLoaderData()
  return (
    <main id="content" tabIndex={-1}>
      <p role="alert">
        What surrounds the article did not load.{' '}
        <button type="button" className="retry" onClick={() => location.reload()}>
          Try again
        </button>
      </p>
      {loaded && <Article key={loaded.data.path} html={loaded.article} />}
    </main>
  )
}
