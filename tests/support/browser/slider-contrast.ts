import type { Locator } from '@playwright/test'
import { type Channels, contrastRatio } from '../contrast-ratio.ts'
import type { ControlContrast } from './contrast.ts'

/** Width of a thumb in every sheet of the project, about, in CSS pixels. */
const THUMB = 24
/** What of a track beside a thumb is long enough to be told by. */
const LEAST_LENGTH = 24

/** Colors of a picture at places along the middle, the strongest of three rows, and the ground in its corner. */
async function colorsAlong(slider: Locator, places: readonly number[]) {
  const picture = (await slider.screenshot()).toString('base64')
  return slider.page().evaluate(
    async ([encoded, along]) => {
      const bytes = Uint8Array.from(atob(encoded), each => each.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
      if (!context) throw new Error('there is no canvas')
      context.drawImage(bitmap, 0, 0)
      const at = (x: number, y: number) => {
        const [red = 0, green = 0, blue = 0] = context.getImageData(x, y, 1, 1).data
        return [red, green, blue] as const
      }
      const middle = Math.floor(bitmap.height / 2)
      return {
        ground: at(1, 1),
        marks: along.map(x => [-1, 0, 1].map(below => at(Math.round(x), middle + below))),
      }
    },
    [picture, places] as const,
  )
}

/**
 * How well the thumb of each visible slider of a part of a page, and the track on both sides of it, can be told from
 * the ground, as they are drawn: styles of what a browser puts into a slider cannot be asked for.
 */
export async function sliderContrasts(part: Locator): Promise<ControlContrast[]> {
  const found: ControlContrast[] = []
  for (const slider of await part.getByRole('slider').all()) {
    await slider.scrollIntoViewIfNeeded()
    const { name, share, width } = await slider.evaluate((input: HTMLInputElement) => ({
      name: input.labels?.[0]?.textContent ?? input.id,
      share: (Number(input.value) - Number(input.min)) / (Number(input.max) - Number(input.min)),
      width: input.getBoundingClientRect().width,
    }))
    const thumb = THUMB / 2 + share * (width - THUMB)
    const ends = [
      [THUMB / 2, thumb - THUMB / 2],
      [thumb + THUMB / 2, width - THUMB / 2],
    ] as const
    const tracks = ends.filter(([from, to]) => to - from >= LEAST_LENGTH)
    const places = [thumb, ...tracks.map(([from, to]) => (from + to) / 2)]
    const { ground, marks } = await colorsAlong(slider, places)
    const ratios = marks.map(rows =>
      Math.max(...rows.map((color: Channels) => contrastRatio(color, ground))),
    )
    found.push(
      ...ratios.map((ratio, at) => ({ name, by: at === 0 ? 'thumb' : 'track', ratio }) as const),
    )
  }
  return found
}
