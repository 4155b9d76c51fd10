import type { ReactNode } from 'react'
import { ChatIcon } from '#ui/icons.tsx'
import { words } from '#words'
import { useFrame } from '../frame/frame-context.ts'
import styles from './assistant.module.css'
import { AssistantMenuButton } from './assistant-menu.tsx'

/** The link that asks a chat assistant about the page, and the button of the menu beside it, where the site has one. */
export function AssistantLink(): ReactNode {
  const { aiCtaUrl } = useFrame().page
  if (!aiCtaUrl) return null
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
