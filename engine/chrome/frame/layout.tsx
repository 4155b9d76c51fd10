import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { documentIds } from '#model/document-ids.ts'
import type { FramePart } from '#model/page.ts'
import { withBase } from '#model/routes.ts'
import { LLMS_FILE } from '#model/twin.ts'
import { Boundary } from '#ui/boundary/boundary.tsx'
import { words } from '#words'
import { AssistantLink } from '../assistant/assistant-link.tsx'
import { AssistantMenu } from '../assistant/assistant-menu.tsx'
import { Banner } from '../banner/banner.tsx'
import { DocsFooter } from '../footer/docs-footer.tsx'
import { SocialsFooter } from '../footer/socials-footer.tsx'
import { Outline } from '../outline/outline.tsx'
import { Search } from '../search/search.tsx'
import { Sidebar } from '../sidebar/sidebar.tsx'
import { useClosedSidebar } from '../sidebar/use-mobile-sidebar.ts'
import { SmallScreenBar } from '../small-screen/small-screen-bar.tsx'
import { TopBar } from '../top-nav/top-bar.tsx'
import { useFrame } from './frame-context.ts'
import { LatePart } from './late-part.tsx'
import styles from './layout.module.css'

/** The frame of a page, in the layout it asks for, around its article. A part that fails leaves the others. */
export function Layout({ children }: { children: ReactNode }): ReactNode {
  const { page, site } = useFrame()
  const { layout, path, aiCtaUrl } = page
  useClosedSidebar(path)
  const shows = (part: FramePart) => !page.hides?.includes(part)
  const hasOutline = page.outline.length > 0
  const isDocs = layout === 'docs'
  const part = (name: string, content: ReactNode) => (
    <Boundary name={name} resetKey={path}>
      {content}
    </Boundary>
  )
  return (
    <>
      <a className={clsx(styles.skip, 'screen-only')} href={`#${documentIds.article}`}>
        {words.skipToContent}
      </a>
      {site.banner && part(words.theAnnouncement, <Banner />)}
      {(shows('topNav') || shows('logo')) && <LatePart name={words.theTopBar} part={TopBar} />}
      {isDocs && part(words.thePageBar, <SmallScreenBar hasOutline={hasOutline} />)}
      <div
        className={clsx(
          styles.body,
          styles[layout],
          shows('sidebar') && styles.withSidebar,
          page.hasCalls && styles.withCalls,
        )}
      >
        {shows('sidebar') && <LatePart name={words.theSidebar} part={Sidebar} />}
        <main className={clsx(styles.main, page.contentWidthClass)} id="content" tabIndex={-1}>
          {/* Before the article: programs that cut a long page off still find it. */}
          <p className="visually-hidden">
            {words.pagesAsMarkdown(withBase(`/${LLMS_FILE}`, site.basePath))}
          </p>
          {/* Nothing but the foot may follow: `engine/client/navigation/parts-of.ts` finds the end of the article by it. */}
          {children}
          {isDocs && part(words.theFoot, <DocsFooter />)}
        </main>
        {isDocs && (
          <aside className={clsx(styles.aside, 'screen-only')} aria-label={words.thisPage}>
            {hasOutline && <LatePart name={words.theOutline} part={Outline} />}
            {aiCtaUrl && part(words.theAssistantLink, <AssistantLink aiCtaUrl={aiCtaUrl} />)}
          </aside>
        )}
        {isDocs && aiCtaUrl && part(words.theAssistantMenu, <AssistantMenu aiCtaUrl={aiCtaUrl} />)}
      </div>
      {!isDocs && part(words.theFoot, <SocialsFooter />)}
      <Search />
    </>
  )
}
