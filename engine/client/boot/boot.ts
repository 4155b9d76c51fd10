/**
 * The only script of a first visit. It answers what cannot wait, and at the reader's first sign of life
 * brings the frame to life.
 */
import type * as App from '../client.tsx'
import { localizeTimes } from '../localize-times.ts'
import { reloadOnce } from '../navigation/reload-once.ts'
import { listenForBanner } from './banner.ts'
import { listenForCopy } from './copy.ts'
import { onFirstSignOfLife } from './first-sign-of-life.ts'
import { listenForPageKeys } from './page-keys.ts'
import { listenForSearch } from './search-intent.ts'
import { listenForTheme } from './theme.ts'

listenForTheme()
listenForBanner()
listenForCopy()
listenForPageKeys()
localizeTimes(document)
const searchIntent = listenForSearch()

onFirstSignOfLife(async () => {
  try {
    // The boot script is bundled apart from the app, and learns from its own element where that lies.
    const file = document.querySelector<HTMLElement>('script[data-app]')?.dataset.app ?? ''
    const { start }: typeof App = await import(/* @vite-ignore */ file)
    start(searchIntent)
  } catch (error) {
    console.warn('The page stays readable, but its interactive parts did not load.', error)
    reloadOnce(location.href)
  }
})
