/** Saves pictures of figures, and opens the files on their own. */
import type { Download, Locator, Page, TestInfo } from '@playwright/test'
import type { Channels } from '#support/contrast-ratio.ts'
import { ends, take } from './label-walk.ts'
import { measurer, type Shapes } from './picture-shapes.ts'

/** Red, green and blue of a color as browsers write it when it is computed. */
function channelsOf(color: string): Channels {
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] = (
    color.match(/^rgb\((\d+), (\d+), (\d+)\)$/) ?? []
  )
    .slice(1)
    .map(Number)
  return [red, green, blue]
}

/** Name of the button that saves a figure as a picture. */
export const SVG = 'Download as SVG'

/** What a figure saves when a button is pressed. */
export async function saved(figure: Locator, button: string): Promise<Download> {
  const [download] = await Promise.all([
    figure.page().waitForEvent('download'),
    figure.getByRole('button', { name: button }).click(),
  ])
  return download
}

const textsOf = (pictures: readonly Shapes[]) =>
  pictures.flatMap(({ words }) => words.map(({ text }) => text))

/** A picture's file, and the words that the page showed when it was saved. */
interface PictureFile {
  readonly address: string
  readonly texts: readonly string[]
}

/** Saves a figure with everything at its start, at its least and at its most. */
export async function savedAtEnds(figure: Locator, info: TestInfo): Promise<PictureFile[]> {
  const files: PictureFile[] = []
  for (const [index, state] of (await ends(figure)).entries()) {
    const [seen] = await take(figure, [state])
    const file = info.outputPath(`${index}.svg`)
    await (await saved(figure, SVG)).saveAs(file)
    files.push({ address: `file://${file}`, texts: textsOf(seen?.pictures ?? []) })
  }
  return files
}

/** What a file shows when it is opened on its own: its faces, its words, and the boxes of its pictures. */
export async function shownBy(page: Page, { address }: PictureFile) {
  await page.goto(address)
  const faces = await page.evaluate(async () => {
    await document.fonts.ready
    return [...document.fonts].map(({ family, status }) => `${family} ${status}`)
  })
  const measure = await measurer(page)
  const pictures = await page.evaluate(
    shapesOf => [...document.querySelectorAll<SVGSVGElement>('svg svg')].map(shapesOf),
    measure,
  )
  return { faces, pictures, texts: textsOf(pictures) }
}

/** What a figure of a page, or a file of one, is painted with: its ground, and the ink of each of its words. */
export async function paintOf(figure: Locator): Promise<{ ground: Channels; words: Channels[] }> {
  const colors = await figure.evaluate(root => {
    // A file has its ground as a shape, a page as its own.
    const shape = root.matches('svg') ? root.querySelector(':scope > rect') : undefined
    const ground = shape
      ? getComputedStyle(shape).fill
      : getComputedStyle(document.documentElement).backgroundColor
    const words = [...root.querySelectorAll('svg[role="img"] text')].map(
      word => getComputedStyle(word).fill,
    )
    return { ground, words }
  })
  return { ground: channelsOf(colors.ground), words: colors.words.map(channelsOf) }
}
