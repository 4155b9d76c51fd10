/** Rules that a page has within it, since only some pages need them. */
export interface InlinedRules {
  /** The part of the style sheet that they are. */
  part: string
  css: string
}

/** The rules that a page's markup holds. */
export function inlinedRules(html: string): InlinedRules[] {
  return [...html.matchAll(/<style data-rules="([\w-]+)">(.*?)<\/style>/gs)].map(
    ([, part = '', css = '']) => ({ part, css }),
  )
}
