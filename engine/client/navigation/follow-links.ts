import type { createBrowserRouter } from 'react-router'
import { internalTarget } from './internal-link.ts'

/** Lets the router follow every link to a page of this site, in the frame and in articles alike. */
export function followLinks(router: ReturnType<typeof createBrowserRouter>): void {
  document.addEventListener('click', event => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const target = link && internalTarget(link)
    if (!target) return
    event.preventDefault()
    void router.navigate(target.to)
  })
}
