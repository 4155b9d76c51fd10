/** Loads a page of diagnostics anew after each edit, until it is the page that was asked for. */
import { hearOfEdits } from './hear-of-edits.ts'

hearOfEdits(() => location.reload())
