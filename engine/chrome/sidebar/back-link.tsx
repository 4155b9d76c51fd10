import type { ReactNode } from 'react'
import { ArrowLeftIcon } from '#ui/icons.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { words } from '#words'
import { useFrame, useLinkTo } from '../frame/frame-context.ts'
import styles from './sidebar.module.css'

/** Leads back when the reader came from another page of the site than the root, and home otherwise. */
export function BackLink(): ReactNode {
  const { previous } = useFrame()
  const linkTo = useLinkTo()
  const back = useHydrated() && previous?.path !== '/' ? previous : undefined
  return (
    <a
      className={styles.back}
      href={linkTo(back?.path ?? '/').href}
      onClick={event => {
        if (!back || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        back.goBack()
      }}
    >
      <ArrowLeftIcon />
      {back ? words.back : words.home}
    </a>
  )
}
