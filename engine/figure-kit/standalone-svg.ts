import { withOwnFace } from './own-face.ts'

/** What a picture needs of the page's style sheets to look the same by itself. */
const PRESENTATION = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'paint-order',
] as const

function present(from: Element, to: Element): void {
  const computed = getComputedStyle(from)
  for (const name of PRESENTATION) to.setAttribute(name, computed.getPropertyValue(name))
  to.setAttribute('font-family', withOwnFace(computed.fontFamily))
  to.removeAttribute('class')
  for (const [index, child] of [...from.children].entries()) {
    const copy = to.children[index]
    if (copy) present(child, copy)
  }
}

const SVG = 'http://www.w3.org/2000/svg'

/** A picture as a part of the file, below those before it. */
function partOf(picture: SVGSVGElement, top: number): Node {
  const copy = picture.cloneNode(true)
  if (!(copy instanceof SVGSVGElement)) return copy
  present(picture, copy)
  const { width, height } = picture.viewBox.baseVal
  const box = { y: top, width, height }
  for (const [name, value] of Object.entries(box)) copy.setAttribute(name, String(value))
  return copy
}

/** An element of the file. */
function element(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const made = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value))
  return made
}

/**
 * Pictures of the page, one below the other, as a file of its own, in the colors they have now.
 * @param face rule of a style sheet that brings the face of the words, or nothing: they are then set in the
 * next face of their list that the reader of the file has.
 */
export function standaloneSvg(pictures: readonly SVGSVGElement[], face: string): string {
  const boxes = pictures.map(({ viewBox }) => viewBox.baseVal)
  const size = {
    width: Math.max(...boxes.map(({ width }) => width)),
    height: boxes.reduce((sum, { height }) => sum + height, 0),
  }
  const file = element('svg', { ...size, viewBox: `0 0 ${size.width} ${size.height}` })
  const style = element('style', {})
  // The only property of words that no attribute can say.
  style.textContent = `${face}svg{font-variant-numeric:tabular-nums}`
  const fill = getComputedStyle(document.documentElement).backgroundColor
  file.append(style, element('rect', { ...size, fill }))
  let top = 0
  for (const picture of pictures) {
    file.append(partOf(picture, top))
    top += picture.viewBox.baseVal.height
  }
  return new XMLSerializer().serializeToString(file)
}
