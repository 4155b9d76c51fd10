/** What a document holds or loads that a content security policy has to allow. */
export interface PageSources {
  /** The text of each inline script that runs. */
  scripts: string[]
  /** The text of each inline style sheet. */
  styles: string[]
  /** Origins of style sheets that are not the site's own. */
  styleOrigins: string[]
  /** Origins of images that are not the site's own. */
  imageOrigins: string[]
}

/**
 * A comment, a script or style element with its text, or a tag with its attributes. Matched one after the other, so that
 * what looks like a tag within a quoted attribute is passed over with it. Texts of documents hold no bare `<`.
 */
const PIECE =
  /<!--.*?-->|<(?<element>script|style)\b(?<own>(?:[^>"']|"[^"]*"|'[^']*')*)>(?<text>.*?)<\/\k<element>\s*>|<(?<tag>[a-z][\w-]*)\b(?<attributes>(?:[^>"']|"[^"]*"|'[^']*')*)>/gis

/** The value of a quoted attribute; undefined when it is not there. */
function attributeOf(attributes: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}\\s*=\\s*"([^"]*)"`, 'i').exec(attributes)?.[1]
}

/** Types of script elements that the browser reads as data. */
const DATA = /^application\/(?:ld\+)?json$/

/** The origin of an address of another site; undefined for an address of this one. */
function originOf(address: string | undefined): string[] {
  if (address === undefined || !/^(?:https?:)?\/\//i.test(address)) return []
  const url = URL.parse(address, 'https://localhost')
  return url ? [url.origin] : []
}

/** The addresses of a list of images for several sizes of screen. */
function addressesOf(srcset: string | undefined): string[] {
  return (srcset ?? '').split(',').map(each => each.trim().split(/\s+/)[0] ?? '')
}

/**
 * Reads from a document what a policy has to allow. Origins are looked for in `link` and `img`: nothing else of a page loads.
 * @param markup HTML, or a drawing in SVG.
 */
export function pageSources(markup: string): PageSources {
  const found: PageSources = { scripts: [], styles: [], styleOrigins: [], imageOrigins: [] }
  for (const { groups } of markup.matchAll(PIECE)) {
    const { element, own = '', text = '', tag = '', attributes = '' } = groups ?? {}
    const value = (name: string) => attributeOf(attributes, name)
    if (element?.toLowerCase() === 'style') found.styles.push(text)
    else if (element && attributeOf(own, 'src') === undefined) {
      if (!DATA.test(attributeOf(own, 'type') ?? '')) found.scripts.push(text)
    } else if (/^link$/i.test(tag) && value('rel') === 'stylesheet')
      found.styleOrigins.push(...originOf(value('href')))
    else if (/^link$/i.test(tag) && /\bicon\b/.test(value('rel') ?? ''))
      found.imageOrigins.push(...originOf(value('href')))
    else if (/^(?:img|source)$/i.test(tag))
      found.imageOrigins.push(
        ...[value('src'), ...addressesOf(value('srcset'))].flatMap(address => originOf(address)),
      )
  }
  return found
}
