/** Buttons of menus in their simple form. */
const MENUS = 'header summary, [data-small-screen-bar] summary'

/** Leaves a menu open that was opened by a double click: its second click would close what the first one opened. */
export function listenForDoubleClick(): void {
  document.addEventListener('click', event => {
    const { detail, target } = event
    const summary = target instanceof Element ? target.closest(MENUS) : null
    if (detail > 1 && summary?.closest('details')?.open) event.preventDefault()
  })
}
