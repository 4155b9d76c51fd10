import { around } from '#islands/around.ts'

/** Buttons of menus in their simple form. */
const MENUS = 'header summary, [data-small-screen-bar] summary'

/** Leaves a menu open that was opened by a double click: its second click would close what the first one opened. */
export function listenForDoubleClick(): void {
  document.addEventListener('click', event => {
    if (event.detail > 1 && around(event, MENUS)?.closest('details')?.open) event.preventDefault()
  })
}
