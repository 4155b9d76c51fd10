import { around } from '#islands/around.ts'
import { STATUS_ID } from '#model/document-ids.ts'
import { COPY_FEEDBACK_MS, WAITING_MESSAGE_DELAY_MS } from '#model/site-behavior.ts'
import { copyBySelection } from '#ui/copy/copy-by-selection.ts'
import { writeInTime } from '#ui/copy/write-in-time.ts'
import { words } from '#words'

/** Lines of a code block that a reader does not want to paste: those a diff removes. */
const REMOVED_LINE = '.line_removed'

/** The code beside a button; a block of it before one in a line. */
function codeBeside({ parentElement }: HTMLElement): Element | null | undefined {
  return parentElement?.querySelector('pre code') ?? parentElement?.querySelector('code')
}

function textFor(button: HTMLElement): string {
  const given = button.dataset.copy
  if (given) return given
  const code = codeBeside(button)?.cloneNode(true)
  if (!(code instanceof Element)) return ''
  for (const line of code.querySelectorAll(REMOVED_LINE)) {
    line.nextSibling?.remove()
    line.remove()
  }
  return code.textContent
}

/** Selects the code beside a button, for the reader to copy. */
function selectCode(button: HTMLElement): void {
  const code = codeBeside(button)
  if (code) getSelection()?.selectAllChildren(code)
}

/** Copies by the clipboard interface, or without it where that refuses, or never answers. */
async function copy(text: string, button: HTMLElement): Promise<boolean> {
  try {
    await writeInTime(text, WAITING_MESSAGE_DELAY_MS)
    return true
  } catch {
    return copyBySelection(text, button)
  }
}

/** A label to be put back after the feedback. */
interface Feedback {
  label: string
  timer?: ReturnType<typeof setTimeout>
}

/**
 * Answers the copy buttons: `data-copy` holds the text, or the code beside the button is taken. Each press shows the
 * feedback for its whole time.
 */
export function listenForCopy(): void {
  const feedbacks = new WeakMap<HTMLElement, Feedback>()
  let silence: ReturnType<typeof setTimeout> | undefined

  /** Says it to screen readers, in an open dialog there; unless something else has been said when the time is over. */
  const say = (button: HTMLElement, text: string) => {
    const status =
      button.closest('[role=dialog]')?.querySelector('[role=status]') ??
      document.getElementById(STATUS_ID)
    if (!status) return
    clearTimeout(silence)
    status.textContent = text
    silence = setTimeout(() => {
      if (status.textContent === text) status.textContent = ''
    }, COPY_FEEDBACK_MS)
  }

  document.addEventListener('click', async event => {
    const button = around(event, 'button[data-copy]')
    if (!button) return
    const { activeElement } = document
    const feedback = feedbacks.get(button) ?? { label: button.innerHTML }
    feedbacks.set(button, feedback)
    const done = await copy(textFor(button), button)
    if (!done) selectCode(button)
    // A field that asked for it by a key keeps the keyboard.
    const place = done && activeElement instanceof HTMLInputElement ? activeElement : button
    place.focus({ preventScroll: true })
    const text = done ? words.copied : words.pressToCopy
    button.dataset.copied = String(done)
    button.textContent = text
    say(button, text)
    clearTimeout(feedback.timer)
    feedback.timer = setTimeout(() => {
      button.innerHTML = feedback.label
      delete button.dataset.copied
    }, COPY_FEEDBACK_MS)
  })
}
