import type { ReactNode } from 'react'
import { ScrollRestoration, useLoaderData } from 'react-router'
import { FrameContext } from '#chrome/frame/frame-context.ts'
import { Layout } from '#chrome/frame/layout.tsx'
import { Article } from './article.tsx'
import type { LoadedPage } from './navigation/loaded-page.ts'
import { previousPage } from './navigation/previous-page.ts'
import { usePageEffects } from './navigation/use-page-effects.ts'
import { site } from './site.ts'

/** A page: its article inside the frame. */
export function PageRoute(): ReactNode {
  const loaded: LoadedPage = useLoaderData()
  usePageEffects(loaded)
  const previous = previousPage(loaded.data.path)
  return (
    <FrameContext value={{ site, page: loaded.data, previous }}>
      <Layout>
        <Article key={loaded.data.path} html={loaded.article} />
      </Layout>
      <ScrollRestoration />
    </FrameContext>
  )
}
