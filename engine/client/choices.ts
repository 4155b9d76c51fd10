import { CHOICE_EVENT, FOLLOW_EVENT } from '#ui/choice-events.ts'
import { keep, readKept } from '#ui/storage.ts'

const KEY = 'choices'

/** Most titles that are remembered: more than a reader goes on choosing among. */
const MOST = 30

/** Groups of which one part shows: tabs, and fields that the browser switches by itself. */
const GROUPS = '[data-island="tabs"] [role="tablist"], [data-choices]'

/** The titles chosen last, the latest first. It stands in for a storage that refuses. */
let latest: readonly string[] = []

const chosen = () => readKept('localStorage', KEY)?.split('\n') ?? latest

function remember(title: string): void {
  latest = [title, ...chosen().filter(other => other !== title)].slice(0, MOST)
  keep('localStorage', KEY, latest.join('\n'))
}

const optionsOf = (group: Element) => [
  ...group.querySelectorAll<HTMLElement>('[role="tab"], [type="radio"]'),
]

const titleOf = (option: HTMLElement) =>
  (option instanceof HTMLInputElement ? option.parentElement : option)?.textContent ?? ''

/** Shows a tab of a group that no script answers for yet. What does so later begins with it. */
function showStatic(group: Element, tabs: readonly HTMLElement[], chosenIndex: number): void {
  const island = group.closest<HTMLElement>('[data-island]')
  if (island)
    island.dataset.props = JSON.stringify({
      ...JSON.parse(island.dataset.props ?? '{}'),
      chosen: String(chosenIndex),
    })
  tabs.forEach((tab, index) => {
    const isChosen = index === chosenIndex
    const state = isChosen ? 'active' : 'inactive'
    tab.ariaSelected = String(isChosen)
    tab.dataset.state = state
    tab.tabIndex = isChosen ? 0 : -1
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '')
    if (panel) panel.dataset.state = state
  })
}

function show(group: Element, options: readonly HTMLElement[], index: number): void {
  const option = options[index]
  if (option instanceof HTMLInputElement) option.checked = true
  else if (group.dispatchEvent(new CustomEvent(FOLLOW_EVENT, { detail: index, cancelable: true })))
    showStatic(group, options, index)
}

const indexShown = (options: readonly HTMLElement[]) =>
  options.findIndex(option =>
    option instanceof HTMLInputElement ? option.checked : option.ariaSelected === 'true',
  )

/** What a group and its parts take of the window. */
function boxOf(group: Element): DOMRect {
  return (group.parentElement ?? group).getBoundingClientRect()
}

/**
 * Shows in each group what was chosen last among its titles.
 * @param isSeen whether the page is in view already: then no group in view is made to move what stands below it.
 */
function follow(article: ParentNode, isSeen: boolean, pressed?: Element): void {
  const titles = chosen()
  for (const group of article.querySelectorAll(GROUPS)) {
    if (group === pressed) continue
    const options = optionsOf(group)
    const own = options.map(titleOf)
    const index = own.indexOf(titles.find(title => own.includes(title)) ?? '')
    const before = indexShown(options)
    if (index === -1 || index === before) continue
    // Asked for only where it counts: the question alone has a browser lay the group out.
    const box = isSeen ? boxOf(group) : undefined
    show(group, options, index)
    const isInView = box && box.bottom > 0 && box.top < innerHeight
    if (isInView && boxOf(group).height !== box.height) show(group, options, before)
  }
}

/**
 * Keeps groups of tabs with the same titles in step: on the page, and from page to page.
 * @param isSeen whether the article is in view already.
 * @returns a function that ends it, for when another article takes its place
 */
export function keepInStep(article: HTMLElement, isSeen: boolean): () => void {
  follow(article, isSeen)
  const listening = new AbortController()
  const choose = (pressed: Element, title: string) => {
    remember(title)
    const { top } = pressed.getBoundingClientRect()
    follow(article, false, pressed)
    // What was pressed stays under the pointer, whatever has become of the groups above.
    scrollBy({ top: pressed.getBoundingClientRect().top - top, behavior: 'instant' })
  }
  article.addEventListener(
    CHOICE_EVENT,
    event => {
      const { target } = event
      if (event instanceof CustomEvent && target instanceof Element)
        choose(target, String(event.detail))
    },
    listening,
  )
  article.addEventListener(
    'change',
    ({ target }) => {
      const group = target instanceof HTMLInputElement && target.closest('[data-choices]')
      if (group) choose(group, titleOf(target as HTMLInputElement))
    },
    listening,
  )
  return () => listening.abort()
}
