import { words } from '#words'
import css from './waiting.css?inline'

/** A button of the message. */
export interface Action {
  name: string
  act: () => void
}

/** A bar at the window's head and a message at its foot, over the page, which stays where it is. */
export interface WaitingBox {
  showBar(): void
  hideBar(): void
  /** Shows a message in the place of the last; buttons of the same place stay the same, so that none loses the focus. */
  say(text: string, actions: readonly Action[]): void
  /** Hides bar and message; the focus goes back to where it was before it went to a button. */
  hide(): void
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  return made
}

/** Makes the box, hidden. */
export function waitingBox(): WaitingBox {
  const root = element('section', { class: 'waiting', 'aria-label': words.loadingAPage })
  const bar = element('div', { role: 'progressbar', 'aria-label': words.loadingThePage })
  const message = element('div')
  const text = element('p')
  message.append(text)
  let before: Element | null = null
  let hasStyles = false

  const show = (part: HTMLElement) => {
    if (!hasStyles) {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets.push(sheet)
      hasStyles = true
    }
    if (part === bar) root.prepend(part)
    else root.append(part)
    // What is moved loses the focus.
    if (!root.isConnected) document.body.append(root)
  }
  const buttons = () => [...message.querySelectorAll('button')]
  message.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof Element && !root.contains(relatedTarget)) before = relatedTarget
  })

  return {
    showBar: () => show(bar),
    hideBar: () => bar.remove(),
    say(said, actions) {
      text.textContent = said
      const present = buttons()
      for (const [at, { name, act }] of actions.entries()) {
        const button = present[at] ?? message.appendChild(element('button', { type: 'button' }))
        button.textContent = name
        button.onclick = act
      }
      for (const button of present.slice(actions.length)) button.remove()
      if (!message.isConnected) show(message)
    },
    hide() {
      const hadFocus = root.contains(document.activeElement)
      root.remove()
      message.remove()
      bar.remove()
      if (hadFocus && before instanceof HTMLElement) before.focus({ preventScroll: true })
      before = null
    },
  }
}
