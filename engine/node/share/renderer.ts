import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import subsetFont from 'subset-font'
import { TEXT_FACE } from '#model/text-face.ts'
import { TEXT_FONT } from '../output/fonts.ts'
import { palettePng } from './png.ts'

/** Weights that pictures are set in: of words, and of the title. */
export const WEIGHTS = { text: 400, title: 600 } as const

/** The last character that is looked for in the face, above all that it has. */
const LAST_CHARACTER = 0x22ff

/** How words are set. */
export interface Setting {
  /** Height of the face, in pixels. */
  size: number
  weight: number
}

/** Draws SVG, and measures words as it draws them. */
export interface Renderer {
  /** A picture as PNG: the same bytes on each machine, for it is drawn by a program of its own that asks no system. */
  draw: (svg: string) => Uint8Array
  /** The width of words in pixels; undefined where the face lacks all of their characters. */
  widthOf: (words: string, setting: Setting) => number | undefined
}

/** The face of the site in each weight, as the drawing program reads it: it knows neither WOFF nor axes. */
async function faces(): Promise<Buffer[]> {
  const characters = String.fromCodePoint(
    ...Array.from({ length: LAST_CHARACTER - 31 }, (_, index) => index + 32),
  )
  const { package: name, source } = TEXT_FONT
  const file = await readFile(fileURLToPath(import.meta.resolve(`${name}/${source}`)))
  return Promise.all(
    Object.values(WEIGHTS).map(wght =>
      subsetFont(file, characters, { targetFormat: 'truetype', variationAxes: { wght } }),
    ),
  )
}

async function start(): Promise<Renderer> {
  const program = fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))
  const [fontBuffers] = await Promise.all([faces(), readFile(program).then(initWasm)])
  const read = (svg: string) =>
    new Resvg(svg, { font: { fontBuffers, defaultFontFamily: TEXT_FACE } })
  return {
    draw(svg) {
      const picture = read(svg)
      const image = picture.render()
      const png = palettePng(image.pixels, image.width, image.height)
      image.free()
      picture.free()
      return png
    },
    widthOf(words, { size, weight }) {
      const text = h(
        'text',
        { 'font-family': TEXT_FACE, 'font-size': size, 'font-weight': weight },
        words,
      )
      const picture = read(`<svg xmlns="http://www.w3.org/2000/svg">${toHtml(text)}</svg>`)
      const width = picture.getBBox()?.width
      picture.free()
      return width
    },
  }
}

let started: Promise<Renderer> | undefined

/** The drawing program, started when it is first asked for: that takes a second. */
export function renderer(): Promise<Renderer> {
  started ??= start()
  return started
}
