/** A kind of element, as assistive technology names it. */
export type Role = keyof typeof SELECTORS

/** What has a role by itself, or by its attribute. */
export const SELECTORS = {
  alert: '[role="alert"]',
  article: '#article',
  button: 'button:not([role]), [role="button"], summary',
  combobox: '[role="combobox"]',
  dialog: 'dialog[open], [role="dialog"]',
  figure: 'figure',
  form: 'form',
  heading: 'h1, h2, h3, h4',
  link: 'a[href]:not([role])',
  math: 'math',
  menuitem: '[role="menuitem"]',
  navigation: 'nav',
  option: '[role="option"]',
  region: 'section[aria-label], section[aria-labelledby], [role="region"]',
  slider: 'input[type="range"]',
  status: '[role="status"]',
  tab: '[role="tab"]',
  table: 'table',
  tabpanel: '[role="tabpanel"]',
  textbox: 'input:not([type]), input[type="text"], textarea',
} as const

/** An element that a reader can see, as it is at the moment. */
export interface Seen {
  /** What assistive technology calls it. */
  name: string
  text: string
  /** Of a field; of everything else it is empty. */
  value: string
  tag: string
  attributes: Readonly<Record<string, string>>
  /** Whether the keyboard acts on it. */
  hasFocus: boolean
  /** Whether some of it stands in the window, at no matter how small a part. */
  isInView: boolean
  /** Whether a press in its middle reaches it. */
  isOnTop: boolean
  /** Whether it, or what it is part of, is animated: its box says nothing of where it will be. */
  isMoving: boolean
  /** Its box, in pixels from the left upper corner of the window. */
  box: { x: number; y: number; width: number; height: number }
}

/**
 * All that a reader can see of what a selector finds, in the order of the page. It runs in the page.
 * @param within selector of what they stand in.
 * @param place of the one among them that is brought into view before, counted from 0.
 */
export function look(selector: string, within: string, place: number | undefined): Seen[] {
  const words = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const textOf = (element: Element) =>
    words(element instanceof HTMLElement ? element.innerText : element.textContent)
  const nameOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
    const labels = ids.flatMap(id => document.getElementById(id) ?? [])
    const own = 'labels' in element ? [...((element.labels ?? []) as NodeListOf<Element>)] : []
    return (
      labels.map(label => words(label.textContent)).join(' ') ||
      words(element.getAttribute('aria-label')) ||
      own.map(label => words(label.textContent)).join(' ') ||
      textOf(element)
    )
  }
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getClientRects().length > 0 &&
    element.closest('[inert], [aria-hidden="true"]') === null
  const scopes = [...document.querySelectorAll(within)]
  const found = [...document.querySelectorAll(selector)].filter(
    element => scopes.some(scope => scope.contains(element)) && isSeen(element),
  )
  const moving = document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target ?? []) : []))
  if (place !== undefined) found[place]?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return found.map(element => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    return {
      name: nameOf(element),
      text: textOf(element),
      value: 'value' in element ? String(element.value) : '',
      tag: element.localName,
      attributes: Object.fromEntries(
        [...element.attributes].map(attribute => [attribute.name, attribute.value]),
      ),
      hasFocus: document.activeElement === element,
      isInView: x + width > 0 && y + height > 0 && x < innerWidth && y < innerHeight,
      isOnTop: top !== null && element.contains(top),
      isMoving: moving.some(target => target.contains(element)),
      box: { x, y, width, height },
    }
  })
}
