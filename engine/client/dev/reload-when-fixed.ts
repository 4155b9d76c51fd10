/** Loads a page of diagnostics anew after each edit, until it is the page that was asked for. */
import { EDITED } from './messages.ts'

import.meta.hot?.on(EDITED, () => location.reload())
