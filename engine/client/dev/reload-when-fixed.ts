/** Loads a page of diagnostics anew after each edit, until it is the page that was asked for. */
import { EDITED, OPENED, type Opened } from './messages.ts'

import.meta.hot?.on(EDITED, () => location.reload())
// An edit may have come before this page could be told of it.
const opened: Opened = { revision: Number(document.documentElement.dataset.revision) }
import.meta.hot?.send(OPENED, opened)
