import type { ReactNode } from 'react'
import { ScrollRestoration, useLoaderData } from 'react-router'
import { FrameContext } from '#chrome/frame/frame-context.ts'
import { Layout } from '#chrome/frame/layout.tsx'
import { Boundary } from '#ui/boundary/boundary.tsx'
import { Article } from './article.tsx'
import type { LoadedPage } from './navigation/loaded-page.ts'
import { previousPage } from './navigation/previous-page.ts'
import { usePageEffects } from './navigation/use-page-effects.ts'
import { site } from './site.ts'

/** What happens when a page is shown, apart from it: a failure leaves the page as it is. */
function PageEffects({ loaded }: { loaded: LoadedPage }): ReactNode {
  usePageEffects(loaded)
  return null
}

/** A page: its article inside the frame. */
export function PageRoute(): ReactNode {
  const loaded: LoadedPage = useLoaderData()
  const { path } = loaded.data
  const previous = previousPage(path)
  return (
    <FrameContext value={{ site, page: loaded.data, previous }}>
      <Layout>
        <Article key={path} html={loaded.article} />
      </Layout>
      <Boundary name="The page" resetKey={path} fallback={null}>
        <PageEffects loaded={loaded} />
      </Boundary>
      <Boundary name="The place in the page" resetKey={path} fallback={null}>
        <ScrollRestoration />
      </Boundary>
    </FrameContext>
  )
}
