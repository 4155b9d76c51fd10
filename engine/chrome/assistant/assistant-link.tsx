import type { ReactNode } from 'react'
import { ChatIcon } from '#ui/icons.tsx'
import { useFrame } from '../frame/frame-context.ts'
import styles from './assistant-link.module.css'

/** The link that asks a chat assistant about the page. */
export function AssistantLink(): ReactNode {
  const { aiCtaUrl } = useFrame().page
  if (!aiCtaUrl) return null
  return (
    <a className={styles.link} href={aiCtaUrl} target="_blank" rel="noreferrer">
      <ChatIcon />
      Ask a chat assistant
      <span className="visually-hidden"> about this page (opens in a new tab)</span>
    </a>
  )
}
