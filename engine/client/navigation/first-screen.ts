/** Attribute of a block of an article, or of what follows it, whose content is not laid out yet (`engine/styles/prose.css`). */
const BELOW = 'data-below'

/** How many blocks are laid out at a time until the screen is full. */
const STEP = 3

const topOf = (element: Element) => element.getBoundingClientRect().top

/** What stands in a page from its article on, from top to bottom: the blocks of it, and what follows it. */
function partsFrom(article: Element): Element[] {
  const following = Array.from(article.parentElement?.children ?? [])
  return [...article.children, ...following.slice(following.indexOf(article) + 1)]
}

const heldBackFrom = (article: Element) =>
  partsFrom(article).filter(part => part.hasAttribute(BELOW))

function reveal(blocks: Iterable<Element>): void {
  for (const block of blocks) block.removeAttribute(BELOW)
}

/**
 * Keeps all but the first blocks of an article, and what follows it, from being laid out until those are painted: on a
 * phone, a long one takes a tenth of a second and more. Call it when the article is in the document and nothing has been
 * measured.
 */
export function beginWithFirstBlocks(article: HTMLElement): void {
  // Nobody sees a hidden page, and no frame would come that shows the rest.
  if (document.hidden) return
  for (const block of partsFrom(article).slice(STEP)) block.setAttribute(BELOW, '')
  requestAnimationFrame(() => requestAnimationFrame(() => reveal(heldBackFrom(article))))
}

/** Has as many blocks laid out as the screen shows. Call it when the page stands at its top, and all else has been done. */
export function fillFirstScreen(article: HTMLElement): void {
  const blocks = heldBackFrom(article)
  while (blocks[0] && topOf(blocks[0]) - topOf(article) < innerHeight)
    reveal(blocks.splice(0, STEP))
}

/** Has the whole article laid out, with what follows it: its place on the screen depends on all that stands above. */
export function layOutAll(article: HTMLElement): void {
  reveal(heldBackFrom(article))
}
