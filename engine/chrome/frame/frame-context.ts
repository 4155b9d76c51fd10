import { createContext, use } from 'react'
import type { PageData } from '#model/page.ts'
import { isExternal, withBase } from '#model/routes.ts'
import type { Site } from '#model/site.ts'

/** The page of this site that the reader came from. */
export interface PreviousPage {
  path: string
  /** Goes back to it in the history of the tab. */
  goBack: () => void
}

/** What every part of the frame is rendered from. */
export interface Frame {
  site: Site
  page: PageData
  /** Undefined when the reader came from elsewhere, or it is not known. */
  previous?: PreviousPage | undefined
}

/** The frame that its parts are rendered in; read with `useFrame`. */
export const FrameContext = createContext<Frame | undefined>(undefined)

/** The site and the page that the frame is rendered for. */
export function useFrame(): Frame {
  const frame = use(FrameContext)
  if (!frame) throw new Error('a part of the frame stands outside it')
  return frame
}

/** Attributes of a link to a site path or an address: internal ones get the base path, external ones a tab of their own. */
export function useLinkTo(): (link: string) => { href: string; target?: string; rel?: string } {
  const { basePath } = useFrame().site
  return link =>
    isExternal(link)
      ? { href: link, target: '_blank', rel: 'noreferrer' }
      : { href: withBase(link, basePath) }
}
