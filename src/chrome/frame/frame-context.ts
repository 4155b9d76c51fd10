import { createContext, use } from 'react'
import type { PageData } from '#model/page.ts'
import { isExternal, withBase } from '#model/routes.ts'
import type { Site } from '#model/site.ts'

/** What every part of the frame is drawn from. */
export interface Frame {
  site: Site
  page: PageData
  /** Path of the page of this site that the reader came from, when it is known. */
  previousPath?: string | undefined
}

export const FrameContext = createContext<Frame | undefined>(undefined)

/** The site and the page that the frame is drawn for. */
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
