import { EDITED, type Edited, OPENED, type Opened } from './messages.ts'

/** Hears of each edit, and of one that came while the page was on its way. */
export function hearOfEdits(onEdit: (edited: Edited) => void): void {
  import.meta.hot?.on(EDITED, onEdit)
  const opened: Opened = { revision: Number(document.documentElement.dataset.revision) }
  import.meta.hot?.send(OPENED, opened)
}
