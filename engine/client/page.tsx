import {
  type ReactNode,
  useDeferredValue,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react'
import { FrameContext } from '#chrome/frame/frame-context.ts'
import { Layout } from '#chrome/frame/layout.tsx'
import { Boundary } from '#ui/boundary/boundary.tsx'
import { Article } from './article.tsx'
import { fragmentTarget } from './navigation/fragment.ts'
import { positionAt } from './navigation/positions.ts'
import { previousPage } from './navigation/previous-page.ts'
import type { Place, Shown, ShownStore } from './navigation/shown.ts'
import { useFirstScreen, useLateEffects, usePageEffects } from './navigation/use-page-effects.ts'
import { PageFailure } from './page-failure.tsx'
import { site } from './site.ts'

/** What happens when a page is shown, apart from it: a failure leaves the page as it is. */
function PageEffects({ shown }: { shown: Shown }): ReactNode {
  usePageEffects(shown)
  return null
}

/** What happens once the page is painted, with the parts of the frame that follow it. */
function LateEffects({ shown }: { shown: Shown }): ReactNode {
  useLateEffects(useDeferredValue(shown))
  return null
}

/** Scrolls to where the page was left, to the place that the address names, or to the top. */
function ScrollPosition({ place }: { place: Place }): ReactNode {
  const before = useRef(place)
  useLayoutEffect(() => {
    // The document stands where the reader has scrolled it to.
    if (before.current === place) return
    before.current = place
    const top = positionAt(place.key)
    const target = top === undefined ? fragmentTarget(place.hash) : null
    if (target) target.scrollIntoView()
    else scrollTo(0, top ?? 0)
  }, [place])
  return null
}

/** Paints what is seen first. */
function FirstScreen({ shown }: { shown: Shown }): ReactNode {
  useFirstScreen(shown)
  return null
}

/** A page: its article inside the frame. */
export function Page({ shown }: { shown: Shown }): ReactNode {
  const { page, place } = shown
  const { path } = page.data
  const previous = previousPage(path)
  return (
    <Boundary resetKey={place.key} fallback={<PageFailure page={page} />}>
      <FrameContext value={{ site, page: page.data, previous }}>
        <Layout>
          <Article key={path} html={page.article} language={page.data.language} />
        </Layout>
        <Boundary resetKey={path} fallback={null}>
          <PageEffects shown={shown} />
        </Boundary>
        <Boundary resetKey={path} fallback={null}>
          <LateEffects shown={shown} />
        </Boundary>
        <Boundary resetKey={path} fallback={null}>
          <ScrollPosition place={place} />
        </Boundary>
        <Boundary resetKey={path} fallback={null}>
          <FirstScreen shown={shown} />
        </Boundary>
      </FrameContext>
    </Boundary>
  )
}

/** The page that is shown, whichever that is. */
export function ShownPage({ store }: { store: ShownStore }): ReactNode {
  return <Page shown={useSyncExternalStore(store.subscribe, store.now, store.first)} />
}
