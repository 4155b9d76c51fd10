import type { ReactNode } from 'react'
import { CloseIcon } from '#ui/icons.tsx'
import { InlineLinks } from '#ui/inline-links.tsx'
import { words } from '#words'
import { useFrame, useLinkTo } from '../frame/frame-context.ts'
import styles from './banner.module.css'

/** A line across the top. The boot script answers its button; the script in the head hides it when it was dismissed. */
export function Banner(): ReactNode {
  const { banner } = useFrame().site
  const linkTo = useLinkTo()
  if (!banner) return null
  return (
    <aside className={`${styles.banner} banner screen-only`} aria-label={words.announcement}>
      <p>
        <InlineLinks text={banner.content} linkTo={linkTo} />
      </p>
      {banner.dismissable && (
        <button
          type="button"
          className="needs-script"
          data-banner-dismiss=""
          aria-label={words.dismissAnnouncement}
        >
          <CloseIcon />
        </button>
      )}
    </aside>
  )
}
