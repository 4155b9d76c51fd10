import { useRef } from 'react'
import { normalisePath, withoutBase } from '#model/routes.ts'
import { site } from '../site.ts'

/** The page of this site that the document was reached from, when the browser tells. */
function referringPath(): string | undefined {
  if (typeof document === 'undefined' || document.referrer === '' || history.length < 2)
    return undefined
  const { origin, pathname } = new URL(document.referrer)
  const path = origin === location.origin ? withoutBase(pathname, site.basePath) : undefined
  return path === undefined ? undefined : normalisePath(path)
}

/** The page of this site shown before this one, if any. */
export function usePreviousPath(path: string): string | undefined {
  const shown = useRef<{ path: string; previous: string | undefined }>(undefined)
  shown.current ??= { path, previous: referringPath() }
  if (shown.current.path !== path) shown.current = { path, previous: shown.current.path }
  return shown.current.previous === path ? undefined : shown.current.previous
}
