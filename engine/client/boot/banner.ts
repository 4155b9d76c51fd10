import { around } from '#islands/around.ts'
import { keep } from '#ui/storage.ts'

/** Lets the banner be dismissed, for good; the script in the head hides it before the next page is painted. */
export function listenForBanner(): void {
  document.addEventListener('click', event => {
    if (!around(event, '[data-banner-dismiss]')) return
    const root = document.documentElement
    root.classList.add('banner-dismissed')
    keep('localStorage', 'banner', root.dataset.banner ?? '')
    document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true })
  })
}
