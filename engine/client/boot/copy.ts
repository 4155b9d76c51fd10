import { documentIds } from '#model/document-ids.ts'
import { COPY_FEEDBACK_MS } from '#model/site-behavior.ts'

/** Lines of a code block that a reader does not want to paste: those a diff removes. */
const REMOVED_LINE = '.line.diff.remove'

function textFor(button: HTMLElement): string {
  const given = button.dataset.copy
  if (given) return given
  const code = button.parentElement?.querySelector('pre code')?.cloneNode(true)
  if (!(code instanceof Element)) return ''
  for (const line of code.querySelectorAll(REMOVED_LINE)) {
    line.nextSibling?.remove()
    line.remove()
  }
  return code.textContent
}

/** Copies without the clipboard interface, which browsers withhold from pages served without encryption. */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'visually-hidden'
  document.body.append(field)
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  return done
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

/** Answers the copy buttons: `data-copy` holds the text, or the code beside the button is taken. */
export function listenForCopy(): void {
  const labels = new WeakMap<HTMLElement, string>()
  document.addEventListener('click', async event => {
    const button =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>('button[data-copy]')
        : null
    if (!button) return
    const label = labels.get(button) ?? button.innerHTML
    labels.set(button, label)
    const done = await copy(textFor(button))
    if (done) button.focus({ preventScroll: true })
    button.dataset.copied = String(done)
    button.textContent = done ? 'Copied' : 'Press Ctrl+C'
    const status = document.getElementById(documentIds.status)
    if (status) status.textContent = button.textContent
    setTimeout(() => {
      button.innerHTML = label
      delete button.dataset.copied
      if (status) status.textContent = ''
    }, COPY_FEEDBACK_MS)
  })
}
