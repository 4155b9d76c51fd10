import { store } from './storage.ts'

/** Key of the saved color scheme; the script in the head reads it too. */
const KEY = 'theme'

/** Lets the theme buttons switch between light and dark, and follows a change made in another tab. */
export function listenForTheme(): void {
  const root = document.documentElement
  const apply = (theme: string) => {
    root.classList.toggle('dark', theme === 'dark')
    root.classList.toggle('light', theme !== 'dark')
  }
  document.addEventListener('click', event => {
    if (!(event.target instanceof Element && event.target.closest('[data-theme-switch]'))) return
    const theme = root.classList.contains('dark') ? 'light' : 'dark'
    apply(theme)
    store(KEY, theme)
  })
  addEventListener('storage', event => {
    if (event.key === KEY && event.newValue && !root.dataset.scheme) apply(event.newValue)
  })
}
