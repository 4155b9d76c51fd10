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
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'paint-order',
] as const

function present(from: Element, to: Element): void {
  const computed = getComputedStyle(from)
  for (const name of PRESENTATION) to.setAttribute(name, computed.getPropertyValue(name))
  to.removeAttribute('class')
  for (const [index, child] of [...from.children].entries()) {
    const copy = to.children[index]
    if (copy) present(child, copy)
  }
}

/** A picture of the page as a file of its own, in the colors it has now. */
export function standaloneSvg(picture: SVGSVGElement): string {
  const copy = picture.cloneNode(true)
  if (!(copy instanceof SVGSVGElement)) return ''
  present(picture, copy)
  const { width, height } = picture.viewBox.baseVal
  const ground = document.createElementNS(picture.namespaceURI, 'rect')
  ground.setAttribute('width', String(width))
  ground.setAttribute('height', String(height))
  ground.setAttribute('fill', getComputedStyle(document.documentElement).backgroundColor)
  copy.prepend(ground)
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  return new XMLSerializer().serializeToString(copy)
}

/** Hands the reader a text as a file. */
export function save(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has taken the blob by the next task.
  setTimeout(() => URL.revokeObjectURL(address))
}
