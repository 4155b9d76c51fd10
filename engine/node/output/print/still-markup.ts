/**
 * A comment, or a tag with its attributes. Matched one after the other, so that what looks like a tag within a quoted
 * attribute is passed over with it. The markup is the build's own: every element is closed, and every value quoted.
 */
const PIECE = /<!--.*?-->|<(\/?)([a-z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gis
/** What the attributes of a tag hold that is not as it was in the article. Most have nothing of it, and are not looked into. */
const CHANGING =
  /\b(?:id|for|headers|list|href|name)=|\b(?:aria|data)-|\brole=|popover|url\(#|\b(?:needs-script|screen-only|copy|anchor)\b/
const ATTRIBUTE = /\s+([^\s=>"']+)(?:="([^"]*)")?/g

/** Elements without content, which are not closed. */
const VOID = new Set(['br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])

/** Elements, classes, roles and attributes of what only a script or a screen answers. */
const LIVE = {
  elements: new Set(['button', 'fieldset', 'form', 'script', 'select', 'template']),
  classes: /(?:^|\s)(?:needs-script|screen-only|copy|anchor)(?:\s|$)/,
  roles: new Set(['tablist', 'status', 'tooltip', 'dialog']),
} as const

/** Attributes that islands are found and filled by. */
const OF_ISLANDS = new Set(['data-island', 'data-index', 'data-props', 'data-slot'])
/** Attributes that hide all tabs but one, and name each by what is pressed for it. */
const OF_TABS = new Set(['role', 'aria-labelledby', 'tabindex', 'data-state', 'data-orientation'])

/** Attributes whose value is one id or several. */
const REFERENCES = new Set([
  ...['for', 'headers', 'list', 'aria-controls', 'aria-describedby', 'aria-details'],
  ...['aria-labelledby', 'aria-owns'],
])

/** Elements that are landmarks when they have a name. */
const LANDMARKS = new Set(['aside', 'nav', 'section'])

/** The attributes of an element by their names, in their order. */
type Attributes = Map<string, string | undefined>

function attributesOf(text: string): Attributes {
  return new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', value]) => [name, value] as const),
  )
}

function isLive(name: string, attributes: Attributes): boolean {
  return (
    LIVE.elements.has(name) ||
    attributes.has('popover') ||
    LIVE.roles.has(attributes.get('role') ?? '') ||
    LIVE.classes.test(attributes.get('class') ?? '')
  )
}

/** How ids and links of an article become those of a document that holds several. */
export interface Renaming {
  /** The id that stands for one of the article. */
  idOf: (id: string) => string
  /** Where a link leads, by the address as it stands in the markup. */
  hrefOf: (address: string) => string
  /** What a part is called that readers are led to by its name, by what it is called in the article. */
  labelOf: (label: string) => string
}

/** Attributes of an element that stays. */
function renamed(
  name: string,
  attributes: Attributes,
  { idOf, hrefOf, labelOf }: Renaming,
): Attributes {
  const isLandmark = LANDMARKS.has(name) || attributes.get('role') === 'region'
  const isTab = attributes.get('role') === 'tabpanel'
  const kept = [...attributes].filter(
    ([each]) => !OF_ISLANDS.has(each) && !(isTab && OF_TABS.has(each)),
  )
  const changed = kept.map(([each, value]): [string, string | undefined] => {
    if (value === undefined || value === '') return [each, value]
    if (each === 'id' || (each === 'name' && name === 'details')) return [each, idOf(value)]
    if (each === 'aria-label' && isLandmark) return [each, labelOf(value)]
    if (REFERENCES.has(each)) return [each, value.split(/\s+/).map(idOf).join(' ')]
    if (each === 'href' || each === 'xlink:href')
      return [
        each,
        name === 'a' ? hrefOf(value) : value.replace(/^#(.+)$/, (_, id) => `#${idOf(id)}`),
      ]
    return [each, value.replace(/url\(#([^)]+)\)/g, (_, id) => `url(#${idOf(id)})`)]
  })
  return new Map(isTab ? [...changed, ['data-variant', '']] : changed)
}

function written(name: string, attributes: Attributes): string {
  const all = [...attributes].map(([each, value]) =>
    value === undefined ? ` ${each}` : ` ${each}="${value}"`,
  )
  return `<${name}${all.join('')}>`
}

/**
 * The markup of a rendered article without what only a script or a screen answers: controls, copy buttons, lists of tabs,
 * of which every variant stands, and what islands are hydrated by. It reads the text once and makes no tree: a site has
 * thousands of articles.
 */
export function stillMarkup(html: string, renaming: Renaming): string {
  const out: string[] = []
  /** The element that is left out, and how many of its name are open. */
  let dropped: { name: string; depth: number } | undefined
  /** Where what has not been taken over begins. */
  let read = 0
  for (const { 0: piece, 1: close, 2: name, 3: text = '', index } of html.matchAll(PIECE)) {
    const end = index + piece.length
    if (dropped) {
      if (name === dropped.name) dropped.depth += close === '/' ? -1 : 1
      if (dropped.depth === 0) dropped = undefined
      read = end
      continue
    }
    const stays = name && !LIVE.elements.has(name) && !CHANGING.test(text)
    if (close === '/' || stays) continue
    out.push(html.slice(read, index))
    read = end
    if (name === undefined) continue
    const attributes = attributesOf(text)
    if (!isLive(name, attributes)) out.push(written(name, renamed(name, attributes, renaming)))
    else if (!VOID.has(name)) dropped = { name, depth: 1 }
  }
  out.push(html.slice(read))
  return out.join('')
}
