import { words } from '#words'
import { nextTask } from '../next-task.ts'

/** What the boot script may have left in an article: buttons that have just copied, and islands that are on their way. */
const LEFT = '[data-copied], [aria-busy=true]'

/** Takes back in a copy what the boot script has changed in what it is a copy of. */
function restored(copy: Element): Element {
  for (const part of [copy, ...copy.querySelectorAll(LEFT)]) {
    if (!(part instanceof HTMLElement && part.matches(LEFT))) continue
    part.ariaBusy = null
    if (part.dataset.copied !== undefined) part.textContent = words.copy
    delete part.dataset.copied
  }
  return copy
}

/** An element as it was before the boot script changed it. */
function asSent(element: Element): Element {
  const hasLeft = element.matches(LEFT) || element.querySelector(LEFT)
  return hasLeft ? restored(document.importNode(element, true)) : element
}

/** How many elements are written out at once: a millisecond or two, on a phone some more. */
const AT_ONCE = 1_000

/** The markup of all that stands in an element, piece by piece. */
function* piecesOf(element: Element): Generator<string> {
  for (const node of element.childNodes) {
    if (!(node instanceof Element)) {
      const box = document.createElement('div')
      box.append(node.cloneNode())
      yield box.innerHTML
    } else if (node.getElementsByTagName('*').length < AT_ONCE) yield asSent(node).outerHTML
    else {
      const end = `</${node.localName}>`
      yield restored(document.importNode(node, false)).outerHTML.slice(0, -end.length)
      yield* piecesOf(node)
      yield end
    }
  }
}

/** How long pieces are written out before the reader is answered, in milliseconds. */
const SLICE_MS = 4

/** The markup of all that stands in an element, without what the boot script has changed in it. That of a long article takes more than one task. */
export async function markupAsSent(element: Element): Promise<string> {
  let markup = ''
  let begun = performance.now()
  for (const piece of piecesOf(element)) {
    markup += piece
    if (performance.now() - begun < SLICE_MS) continue
    await nextTask()
    begun = performance.now()
  }
  return markup
}
