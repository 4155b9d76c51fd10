import { type ReactNode, useState } from 'react'
import { AREAS_FILE, AREAS_PATH, type AreaStart } from '#model/sidebar.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { words } from '#words'
import { useLinkTo } from '../frame/frame-context.ts'
import styles from './sidebar.module.css'

/**
 * Leads to all areas of a site with many: to the page that lists them, and once the app is there into the sidebar itself,
 * which takes the list from its file. Without that file the page is opened after all.
 */
export function AllAreas({ onLoad }: { onLoad: (all: AreaStart[]) => void }): ReactNode {
  const linkTo = useLinkTo()
  const [isLoaded, setLoaded] = useState(false)
  const { href } = linkTo(AREAS_PATH)
  // No link any more, so that its page is not fetched ahead, and the open sidebar of a small screen stays.
  if (!useHydrated())
    return (
      <a className={styles.areaLink} href={href}>
        {words.allAreas}
      </a>
    )
  const load = async () => {
    try {
      onLoad(await (await fetch(linkTo(`/${AREAS_FILE}`).href)).json())
      setLoaded(true)
    } catch {
      location.assign(href)
    }
  }
  return (
    <button
      type="button"
      className={styles.areaLink}
      aria-expanded={isLoaded}
      onClick={() => void load()}
    >
      {words.allAreas}
    </button>
  )
}
