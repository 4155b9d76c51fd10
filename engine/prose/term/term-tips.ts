import { clsx } from 'clsx'
import { TIP_REST_MS, TIP_TRAVEL_MS } from '#model/site-behavior.ts'
import panel from '#ui/panel/panel.module.css'
import { showTips } from '#ui/tip/show-tips.ts'
import { words } from '#words'
import styles from './term.module.css'

const DEFINITION_ID = 'term-definition'
/** Reading along with the pointer does not flicker; and the link below a definition can be reached. */
const BEHAVIOR = { targets: 'a[data-term]', restMs: TIP_REST_MS, travelMs: TIP_TRAVEL_MS }

/** An element of the page's own. */
function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string | undefined,
) {
  const element = document.createElement(name)
  element.className = className ?? ''
  return element
}

/**
 * Shows the definitions of an article's terms beside them.
 * @returns a function that ends it
 */
export function showTermTips(article: HTMLElement): () => void {
  // The parts are inline, since the box stands in paragraphs.
  const element = create('span', panel.tip)
  element.popover = 'manual'
  const box = create('span', clsx(panel.panel, styles.tip))
  const definition = create('span', styles.definition)
  definition.id = DEFINITION_ID
  definition.setAttribute('role', 'tooltip')
  const more = create('a', styles.more)
  more.textContent = words.glossary
  box.append(definition, more)
  element.append(box)

  const fill = (term: HTMLElement): boolean => {
    definition.textContent = term.dataset.term ?? ''
    more.href = term.getAttribute('href') ?? ''
    // Right behind the term, so that Tab leads from the one to the other.
    term.after(element)
    return true
  }
  const end = showTips(article, { element, descriptionId: DEFINITION_ID, fill }, BEHAVIOR)
  return () => {
    end()
    element.remove()
  }
}
