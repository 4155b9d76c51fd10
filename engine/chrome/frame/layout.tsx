import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { AssistantLink } from '../assistant/assistant-link.tsx'
import { Banner } from '../banner/banner.tsx'
import { DocsFooter } from '../footer/docs-footer.tsx'
import { SocialsFooter } from '../footer/socials-footer.tsx'
import { Outline } from '../outline/outline.tsx'
import { Search } from '../search/search.tsx'
import { Sidebar } from '../sidebar/sidebar.tsx'
import { SmallScreenBar } from '../small-screen/small-screen-bar.tsx'
import { TopBar } from '../top-nav/top-bar.tsx'
import { useFrame } from './frame-context.ts'
import styles from './layout.module.css'

/** The frame of a page, in the layout it asks for, around its article. */
export function Layout({ children }: { children: ReactNode }): ReactNode {
  const { page } = useFrame()
  const { show, layout, outline } = page
  const hasOutline = show.outline && outline.length > 0
  const isDocs = layout === 'docs'
  return (
    <>
      <a className={styles.skip} href="#article">
        Skip to content
      </a>
      {show.banner && <Banner />}
      {(show.topNav || show.logo) && <TopBar />}
      {isDocs && <SmallScreenBar hasOutline={hasOutline} />}
      <div className={clsx(styles.body, styles[layout], show.sidebar && styles.withSidebar)}>
        {show.sidebar && <Sidebar />}
        <main className={clsx(styles.main, page.contentWidthClass)} id="content" tabIndex={-1}>
          {children}
          {isDocs && <DocsFooter />}
        </main>
        {isDocs && (
          <aside className={styles.aside} aria-label="This page">
            {hasOutline && <Outline />}
            {show.aiCta && <AssistantLink />}
          </aside>
        )}
      </div>
      {!isDocs && <SocialsFooter />}
      <Search />
    </>
  )
}
