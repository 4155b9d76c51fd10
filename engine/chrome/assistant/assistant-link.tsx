import type { ReactNode } from 'react'
import { ChatIcon } from '#ui/icons.tsx'
import { words } from '#words'
import styles from './assistant.module.css'
import { AssistantMenuButton } from './assistant-menu.tsx'

/** The link that asks a chat assistant about the page, and the button of the menu beside it. */
export function AssistantLink({ aiCtaUrl }: { aiCtaUrl: string }): ReactNode {
  return (
    <>
      <a className={styles.link} href={aiCtaUrl} target="_blank" rel="noreferrer">
        <ChatIcon />
        {words.askAssistant}
        <span className="visually-hidden">{words.aboutThisPage}</span>
      </a>
      <AssistantMenuButton />
    </>
  )
}
