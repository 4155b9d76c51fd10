/**
 * Copies without the clipboard interface. It takes the focus.
 * @param button what was pressed for it. @returns whether it is copied.
 */
export function copyBySelection(text: string, button: HTMLElement): boolean {
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
