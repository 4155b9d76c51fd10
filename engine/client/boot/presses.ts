import { hideNote, showNote } from '#islands/note.ts'
import { askedIsland, type Press } from '#islands/presses.ts'
import { WAITING_MESSAGE_DELAY_MS } from '#model/site-behavior.ts'
import { words } from '#words'

/** What is asked of islands before the app is there. */
export interface EarlyPresses {
  /** Hands them over to those who go on listening, and who say that they wait. */
  take(): readonly Press[]
  /** The app did not load: nothing is on its way, but what was asked is remembered. */
  fail(): void
}

/** Remembers what is pressed on islands, keys on their tabs too, and shows that they are on their way. */
export function listenForPresses(): EarlyPresses {
  const listening = new AbortController()
  let presses: Press[] = []
  const islands: HTMLElement[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let isComing = true
  const rest = () => {
    clearTimeout(timer)
    timer = undefined
    for (const island of islands) island.ariaBusy = null
  }
  const cancel = () => {
    rest()
    presses = []
    hideNote()
  }
  const remember = (event: Press) => {
    const island = askedIsland(event)
    if (!island) return
    presses.push(event)
    // What failed stays said, with the way to try it again.
    if (!isComing) return
    islands.push(island)
    island.ariaBusy = 'true'
    timer ??= setTimeout(
      showNote,
      WAITING_MESSAGE_DELAY_MS,
      words.loadingPart,
      words.cancel,
      cancel,
    )
  }
  // The controller holds the signal, as settings of a listener do.
  addEventListener('click', remember, listening)
  addEventListener('keydown', remember, listening)
  return {
    take() {
      listening.abort()
      rest()
      return presses
    },
    fail() {
      isComing = false
      rest()
    },
  }
}
