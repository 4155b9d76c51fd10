import type { ReactNode } from 'react'
import { useFrame, useLinkTo } from '#chrome/frame/frame-context.ts'
import { ArrowLeftIcon } from '#ui/icons.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import styles from './sidebar.module.css'

/** Leads back when the reader came from another page of the site than the root, and home otherwise. */
export function BackLink(): ReactNode {
  const { previousPath } = useFrame()
  const linkTo = useLinkTo()
  const canGoBack = useHydrated() && previousPath !== undefined && previousPath !== '/'
  return (
    <a
      className={styles.back}
      href={linkTo(canGoBack ? previousPath : '/').href}
      onClick={event => {
        if (!canGoBack || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        history.back()
      }}
    >
      <ArrowLeftIcon />
      {canGoBack ? 'Back' : 'Home'}
    </a>
  )
}
