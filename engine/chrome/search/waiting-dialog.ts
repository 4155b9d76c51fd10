import { WAITING_MESSAGE_DELAY_MS } from '#model/site-behavior.ts'
import { words } from '#words'
import styles from './search-box.module.css'

/** What was typed, and the selection in it. */
export interface Typed {
  text: string
  from: number | null
  to: number | null
  /** Code of the key that came last. */
  key?: number
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
  text: string
  /** Called when the reader gives up. */
  onCancel: () => void
  /** Called when the reader asks for the search again. */
  onRetry: () => void
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = '',
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  made.className = className
  made.append(...content)
  return made
}

function button(label: string, onPress: () => void): HTMLButtonElement {
  const made = make('button', 'retry', label)
  made.onclick = onPress
  return made
}

/** Opens the dialog, at once and with the focus in its field. */
export function showWaitingDialog({ text: first, onCancel, onRetry }: Settings): WaitingDialog {
  let composed: (() => void) | undefined
  let isComposing = false
  let key = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const input = make('input', 'search-input')
  input.placeholder = words.search
  input.value = first
  input.ariaLabel = words.search
  input.autocomplete = 'off'
  input.onkeydown = ({ keyCode }) => {
    key = keyCode
  }
  input.addEventListener('compositionstart', () => {
    isComposing = true
  })
  input.addEventListener('compositionend', () => {
    isComposing = false
    composed?.()
  })

  const progress = make('progress')
  progress.ariaLabel = words.loadingSearch
  const status = make('div')
  status.role = 'status'
  const more = make('div')

  const icon = document.querySelector('[data-search-open] svg')?.cloneNode(true)
  const dialog = make(
    'dialog',
    styles.overlay,
    make(
      'div',
      styles.dialog,
      make('div', styles.field, ...(icon ? [icon] : []), input, button(words.cancel, onCancel)),
      make('div', styles.message, status, more),
    ),
  )
  dialog.ariaLabel = words.search
  // Escape, as the browser has it; a press beside the box; and the way in which a browser closes it by force.
  dialog.oncancel = event => {
    event.preventDefault()
    onCancel()
  }
  dialog.onclose = onCancel
  dialog.onclick = event => {
    if (event.target === dialog) onCancel()
  }

  const say = (text: string, isWaiting: boolean, ...content: Node[]) => {
    status.textContent = text
    more.ariaBusy = String(isWaiting)
    more.replaceChildren(...content)
  }
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => say(words.loadingSearchNow, true, progress), WAITING_MESSAGE_DELAY_MS)
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
      const retry = button(words.tryAgain, () => {
        input.focus()
        say('', true)
        wait()
        onRetry()
      })
      say(words.searchFailed, false, retry)
    },
    whenComposed(call) {
      if (isComposing) composed = call
      else call()
    },
    remove() {
      clearTimeout(timer)
      dialog.onclose = null
      const { value: text, selectionStart: from, selectionEnd: to } = input
      dialog.close()
      dialog.remove()
      return { text, from, to, key }
    },
  }
}
