/** What a figure gives to take along: loaded when the reader asks for it. */
import { copyBySelection } from '#ui/copy/copy-by-selection.ts'
import { csvOf, type DataTable } from './data-table.ts'
import { embeddedFace } from './embedded-face.ts'
import { save } from './save.ts'
import { standaloneSvg } from './standalone-svg.ts'

/** What the reader sees of the figure: one picture of each plot. */
function shownPictures(root: HTMLElement | null): SVGSVGElement[] {
  const pictures = [...(root?.querySelectorAll<SVGSVGElement>('svg[role="img"]') ?? [])]
  return pictures.filter(picture => getComputedStyle(picture).display !== 'none')
}

/**
 * Saves a figure's pictures in one file.
 * @param id of the figure, by which the file is named.
 * @throws Error when the figure shows none, and whatever the browser says when it refuses.
 */
export async function savePictures(id: string, root: HTMLElement | null): Promise<void> {
  const pictures = shownPictures(root)
  const [first] = pictures
  if (!first) throw new Error('there is no picture')
  save(`${id}.svg`, 'image/svg+xml', standaloneSvg(pictures, await embeddedFace(first)))
}

/**
 * Saves a figure's data.
 * @param id of the figure, by which the file is named.
 * @throws whatever the browser says when it refuses.
 */
export function saveData(id: string, table: DataTable): void {
  save(`${id}.csv`, 'text/csv', csvOf(table))
}

/** Copies a text where the clipboard interface does not, and gives its button the focus back. @returns whether it is copied. */
export function copyOtherwise(text: string, button: HTMLElement): boolean {
  const isCopied = copyBySelection(text, button)
  button.focus({ preventScroll: true })
  return isCopied
}
