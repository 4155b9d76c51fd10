/** Class of the note; its rules are in the sheet of every page. */
const CLASS = 'loading-note'

/** The note. Boot script and app, which are bundled apart, both know it by its element alone. */
interface Note extends HTMLElement {
  /** What had the focus when it came. */
  opener?: HTMLElement | null
}

function present(): Note | null {
  return document.querySelector<Note>(`.${CLASS}`)
}

/** Whether a note is shown. */
export function hasNote(): boolean {
  return present() !== null
}

/**
 * Says something at the window's foot, over the page, to those who see and those who hear. It takes the place of the
 * note before, whose button stays, so that it does not lose the focus.
 * @param name of the button. @param act what it does.
 */
export function showNote(text: string, name: string, act: () => void): void {
  let note = present()
  if (!note) {
    note = document.createElement('div')
    note.opener = document.activeElement as HTMLElement | null
    note.className = CLASS
    note.role = 'alert'
    note.innerHTML = ' <button class="retry"></button>'
    document.body.append(note)
  }
  const button = note.querySelector('button')
  if (!button || !note.firstChild) return
  note.firstChild.nodeValue = `${text} `
  button.textContent = name
  button.onclick = act
}

/** Takes the note away. The focus goes from it to where it was before. */
export function hideNote(): void {
  const note = present()
  const hadFocus = note?.contains(document.activeElement)
  note?.remove()
  if (hadFocus) note?.opener?.focus({ preventScroll: true })
}
