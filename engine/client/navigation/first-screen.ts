/** Attribute of a block of an article whose content is not laid out yet (`engine/styles/prose.css`). */
const BELOW = 'data-below'

/** How many blocks are laid out at a time until the screen is full. */
const STEP = 3

const topOf = (element: Element) => element.getBoundingClientRect().top

function reveal(blocks: readonly Element[]): void {
  for (const block of blocks) block.removeAttribute(BELOW)
}

/**
 * Keeps all but the first blocks of an article from being laid out: on a phone, that of a long one takes a tenth of a second
 * and more. Call it when the article is in the document and nothing has been measured; {@link fillFirstScreen} follows.
 */
export function beginWithFirstBlocks(article: HTMLElement | null): void {
  // Nobody sees a hidden page, and no frame would come that shows the rest.
  if (!article || document.hidden) return
  for (const block of Array.from(article.children).slice(STEP)) block.setAttribute(BELOW, '')
}

/** Has as many blocks laid out as the screen shows of a page at its top, and the rest in the frame after they are painted. */
export function fillFirstScreen(article: HTMLElement | null): void {
  const blocks = Array.from(article?.querySelectorAll(`:scope > [${BELOW}]`) ?? [])
  let [below] = blocks
  // Both places anew each time: a page that becomes shorter has the browser scroll.
  while (article && below && topOf(below) - topOf(article) < innerHeight) {
    reveal(blocks.splice(0, STEP))
    below = blocks[0]
  }
  if (below) requestAnimationFrame(() => requestAnimationFrame(() => reveal(blocks)))
}
