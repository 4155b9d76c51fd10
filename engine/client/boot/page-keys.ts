import { around } from '#islands/around.ts'

/** Where arrows belong to what has the focus. */
const OWN_ARROWS =
  'input, select, textarea, [contenteditable], [role=tab], [role^=menu], [role=listbox], [role=dialog]'

/** What the link of each arrow is to the page. */
const RELATIONS: Readonly<Record<string, string>> = { ArrowLeft: 'prev', ArrowRight: 'next' }

/** Left Shift with an arrow leads to the next or previous page. */
export function listenForPageKeys(): void {
  let leftShift = false
  addEventListener('keyup', event => {
    if (event.code === 'ShiftLeft') leftShift = false
  })
  addEventListener('blur', () => {
    leftShift = false
  })
  document.addEventListener('keydown', event => {
    if (event.code === 'ShiftLeft') leftShift = true
    if (!leftShift || event.ctrlKey || event.altKey || event.metaKey) return
    const rel = RELATIONS[event.key]
    if (!rel || around(event, OWN_ARROWS)) return
    // What the page did with the key, such as going to the next name of a sample, was all that was meant.
    if (event.defaultPrevented || getSelection()?.isCollapsed === false) return
    const link = document.querySelector<HTMLAnchorElement>(`footer a[rel=${rel}]`)
    if (!link) return
    event.preventDefault()
    link.click()
  })
}
