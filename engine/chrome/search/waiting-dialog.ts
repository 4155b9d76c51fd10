import { WAITING_MESSAGE_DELAY_MS } from '#model/site-behavior.ts'
import dialogStyles from './search-dialog.module.css'
import fieldStyles from './search-field.module.css'
import resultStyles from './search-results.module.css'

/** What was typed, and the selection in it. */
export interface Typed {
  text: string
  from: number
  to: number
}

/** The dialog that stands in for the search until it has loaded. The boot script makes it, without React. */
export interface WaitingDialog {
  focus(): void
  /** Says that the search did not load. */
  fail(): void
  /** Calls once no input method composes in the field. */
  whenComposed(call: () => void): void
  /** Takes the dialog away. */
  remove(): Typed
}

interface Settings {
  /** What the field holds at first. */
  words: string
  /** Called when the reader gives up. */
  onCancel: () => void
  /** Called when the reader asks for the search again. */
  onRetry: () => void
}

/** The browser's own dialog, laid over the page as the search is. */
const COVERING = 'width:100%;max-width:none;height:100%;max-height:none;margin:0;border:0'

function button(label: string, className: string, onPress: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = className
  made.textContent = label
  made.addEventListener('click', onPress)
  return made
}

function box(className: string | undefined, ...content: (Node | string)[]): HTMLDivElement {
  const made = document.createElement('div')
  made.className = className ?? ''
  made.append(...content)
  return made
}

/** Opens the dialog, at once and with the focus in its field. */
export function showWaitingDialog({ words, onCancel, onRetry }: Settings): WaitingDialog {
  let composed: (() => void) | undefined
  let isComposing = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const input = document.createElement('input')
  input.className = fieldStyles.input ?? ''
  input.placeholder = 'Search'
  input.value = words
  input.ariaLabel = 'Search'
  input.autocomplete = 'off'
  input.spellcheck = false
  input.addEventListener('compositionstart', () => {
    isComposing = true
  })
  input.addEventListener('compositionend', () => {
    isComposing = false
    composed?.()
  })

  const progress = document.createElement('progress')
  progress.ariaLabel = 'Loading the search'
  const status = box('visually-hidden')
  status.role = 'status'
  const more = box('')

  const icon = document.querySelector('[data-search-open] svg')?.cloneNode(true)
  const dialog = document.createElement('dialog')
  dialog.className = dialogStyles.overlay ?? ''
  dialog.style.cssText = COVERING
  dialog.ariaLabel = 'Search'
  dialog.append(
    box(
      dialogStyles.dialog,
      box(fieldStyles.field, ...(icon ? [icon] : []), input, button('Cancel', 'retry', onCancel)),
      box(resultStyles.message, status, more),
    ),
  )
  // Escape, as the browser has it; a press beside the box; and the way in which a browser closes it by force.
  dialog.addEventListener('cancel', event => {
    event.preventDefault()
    onCancel()
  })
  dialog.addEventListener('close', onCancel)
  dialog.addEventListener('click', event => {
    if (event.target === dialog) onCancel()
  })

  const say = (text: string, isWaiting: boolean, ...content: Node[]) => {
    status.className = ''
    status.textContent = text
    more.ariaBusy = String(isWaiting)
    more.replaceChildren(...content)
  }
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => say('Loading the search…', true, progress), WAITING_MESSAGE_DELAY_MS)
  }

  document.body.append(dialog)
  dialog.showModal()
  input.focus()
  input.select()
  wait()

  return {
    focus: () => input.focus(),
    fail() {
      clearTimeout(timer)
      const retry = button('Try again', 'retry', () => {
        input.focus()
        say('', true)
        wait()
        onRetry()
      })
      say('Search did not load. Check your connection, or reload the page.', false, retry)
    },
    whenComposed(call) {
      if (isComposing) composed = call
      else call()
    },
    remove() {
      clearTimeout(timer)
      dialog.removeEventListener('close', onCancel)
      const { value, selectionStart, selectionEnd } = input
      dialog.close()
      dialog.remove()
      return { text: value, from: selectionStart ?? 0, to: selectionEnd ?? 0 }
    },
  }
}
