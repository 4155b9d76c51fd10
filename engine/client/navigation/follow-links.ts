import { isModified } from '#islands/around.ts'
import type { Visits } from './visits.ts'

/** Follows every link to a page of this site in place, in the frame and in articles alike. */
export function followLinks(visits: Visits): void {
  document.addEventListener('click', event => {
    if (event.defaultPrevented || event.button !== 0 || isModified(event)) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link && visits.follow(link)) event.preventDefault()
  })
}
