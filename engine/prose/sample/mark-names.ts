import type { SampleTypes } from '#model/sample-types.ts'

/** A piece of a text node: the node and where the name lies in it. */
interface Place {
  node: Text
  from: number
  to: number
  type: number
}

/**
 * Wraps the typed names of a sample's code in elements with `data-type`, the index of their type. A name that the
 * highlighter has split stays as it is.
 * @param code element whose text is the sample
 * @returns the wrapped names in the order of the text
 */
export function markNames(code: Element, { names }: SampleTypes): HTMLElement[] {
  const places = placesOf(code, names)
  // From the end, so that splitting a node leaves the places before it valid.
  return places
    .reverse()
    .map(({ node, from, to, type }) => {
      const name = node.splitText(from)
      name.splitText(to - from)
      const mark = document.createElement('span')
      mark.dataset.type = String(type)
      name.replaceWith(mark)
      mark.append(name)
      return mark
    })
    .reverse()
}

function placesOf(code: Element, names: SampleTypes['names']): Place[] {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
  const places: Place[] = []
  let nodeStart = 0
  let index = 0
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const nodeEnd = nodeStart + node.data.length
    for (; index < names.length; index++) {
      const [start = 0, length = 0, type = 0] = names[index] ?? []
      if (start >= nodeEnd) break
      if (start >= nodeStart && start + length <= nodeEnd)
        places.push({ node, from: start - nodeStart, to: start - nodeStart + length, type })
    }
    nodeStart = nodeEnd
  }
  return places
}
