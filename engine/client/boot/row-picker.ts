import { words } from '#words'
/**
 * Shows what was chosen in a `RowPicker`: the last cell of each of its rows, taken from the table. Here, since a choice
 * that is made before the app is there must not stand beside the answer of another one.
 */
export function listenForPicks(): void {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement)) return
    const answer = target.closest('[data-picker]')?.querySelector('output')
    if (!answer) return
    answer.innerHTML = target.value
      .split(' ')
      .map(id => document.getElementById(id)?.lastElementChild?.innerHTML)
      .join('')
    // A button that says for a moment that it has copied; this one was not pressed.
    const copied = answer.querySelector<HTMLElement>('[data-copied]')
    if (!copied) return
    copied.textContent = words.copy
    delete copied.dataset.copied
  })
}
