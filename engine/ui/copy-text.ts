/** Copies without the clipboard interface, which browsers withhold from pages served without encryption. */
function copyBySelection(text: string, button: HTMLElement): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'visually-hidden'
  // Beside the button: what is open over the page keeps the focus within it, or closes.
  button.after(field)
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  return done
}

/**
 * Copies by the clipboard interface, or without it where that refuses, or never answers. The second way takes the focus.
 * @param button what was pressed for it. @param wait how long the interface may take, in milliseconds.
 * @returns whether it is copied.
 */
export async function copyText(text: string, button: HTMLElement, wait: number): Promise<boolean> {
  try {
    await Promise.race([
      navigator.clipboard.writeText(text),
      new Promise((_, refuse) => setTimeout(refuse, wait)),
    ])
    return true
  } catch {
    return copyBySelection(text, button)
  }
}
