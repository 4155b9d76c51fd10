import { around } from '#islands/around.ts'
import { keep, readKept } from '#ui/storage.ts'

/** Key of the saved color scheme; the script in the head reads it too. */
const KEY = 'theme'

/**
 * Lets the theme buttons switch between light and dark, and follows a change made in another tab. While the reader
 * has chosen neither, the page follows the system, also when that changes. A scheme that the settings fix stays.
 */
export function listenForTheme(): void {
  const root = document.documentElement
  const system = matchMedia('(prefers-color-scheme: dark)')
  /** The choice made on this page, which holds also where nothing can be saved. */
  let chosen: string | null | undefined
  const show = () => {
    const theme = root.dataset.scheme || chosen || readKept('localStorage', KEY)
    // What is kept may be from anything under this address: only the two names are a choice.
    const isDark = theme === 'dark' || (theme !== 'light' && system.matches)
    root.classList.toggle('dark', isDark)
    root.classList.toggle('light', !isDark)
  }
  document.addEventListener('click', event => {
    if (!around(event, '[data-theme-switch]')) return
    chosen = root.classList.contains('dark') ? 'light' : 'dark'
    keep('localStorage', KEY, chosen)
    show()
  })
  system.addEventListener('change', show)
  addEventListener('storage', ({ key }) => {
    // Without a key, everything was cleared.
    if (key !== KEY && key !== null) return
    chosen = undefined
    show()
  })
  // A page that the browser has kept heard nothing meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    chosen = readKept('localStorage', KEY) ?? chosen
    show()
  })
}
