import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { askUrl, questionOf } from '#model/assistant.ts'
import { withBase } from '#model/routes.ts'
import { twinFileOf } from '#model/twin.ts'
import { ChevronDownIcon } from '#ui/icons.tsx'
import menu from '#ui/menu/menu.module.css'
import { NewTabNote } from '#ui/new-tab-note.tsx'
import panel from '#ui/panel/panel.module.css'
import { useHydrated } from '#ui/use-hydrated.ts'
import { words } from '#words'
import { useFrame, useLinkTo } from '../frame/frame-context.ts'
import styles from './assistant.module.css'
import { CopyPage } from './copy-page.tsx'

/** By what its buttons name the menu: the browser alone opens and closes it. */
const MENU_ID = 'assistant-menu'

/** The button of the menu; it stands beside each link to an assistant. */
export function AssistantMenuButton(): ReactNode {
  return (
    <button type="button" className={styles.link} popoverTarget={MENU_ID}>
      {words.assistantMenu}
      <ChevronDownIcon />
    </button>
  )
}

/** What programs can do with the page: assistants that can be asked, with what is asked of them, and its Markdown. */
export function AssistantMenu({ aiCtaUrl }: { aiCtaUrl: string }): ReactNode {
  const { page, site } = useFrame()
  const linkTo = useLinkTo()
  const isHydrated = useHydrated()
  const { links, server } = site.assistants
  const question = questionOf(aiCtaUrl)
  const twin = withBase(`/${twinFileOf(page.path)}`, site.basePath)
  return (
    // Another page has a menu of its own, which is closed.
    <section
      key={page.path}
      className={clsx(panel.panel, menu.panel, styles.menu)}
      id={MENU_ID}
      popover="auto"
      aria-label={words.assistantMenu}
    >
      {links.map(({ name, pattern }) => (
        <a key={name} className={menu.item} {...linkTo(askUrl(pattern, question))}>
          {words.ask(name)}
          <NewTabNote />
        </a>
      ))}
      {links.length > 0 && <p className={menu.groupName}>{words.theyAreAsked(question)}</p>}
      <a className={menu.item} href={twin}>
        {words.viewMarkdown}
      </a>
      {server && (
        <a className={menu.item} {...linkTo(server)}>
          {words.connectServer}
        </a>
      )}
      {isHydrated && <CopyPage twin={twin} />}
    </section>
  )
}
