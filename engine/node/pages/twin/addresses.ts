import { isExternal, normalizePath } from '#model/routes.ts'

/*
 * Addresses of this site stand in a kept article as they were written, between two characters that no text has: only
 * where the whole site is known can they be made whole, and be led to the Markdown of a page.
 */
const START = '\uE000'
const END = '\uE001'
const MARKED = /\uE000([pt])([^\uE001]*)\uE001/g

/** What an address leads to: the page itself, or its Markdown where it has any. */
type Aim = 'page' | 'twin'

/** An address as it stands in a kept article. @param pagePath of the page it stands on */
export function markedAddress(address: string, pagePath: string, aim: Aim): string {
  if (isExternal(address)) return address
  const whole = address.startsWith('#') ? pagePath + address : address
  return `${START}${aim.charAt(0)}${whole}${END}`
}

/** Addresses of the site: that of a page, of its Markdown where it has any, and of a file. All are whole. */
export interface SiteAddresses {
  /** @returns undefined for a path without a page. */
  page(path: string): string | undefined
  /** @returns undefined for a path without Markdown. */
  twin(path: string): string | undefined
  file(path: string): string
}

/** Puts whole addresses in the place of those that are marked. */
export function resolveAddresses(markdown: string, addresses: SiteAddresses): string {
  return markdown.replace(MARKED, (_, aim: string, address: string) => {
    const [target = '', fragment] = address.split('#')
    const path = normalizePath(target)
    const page = addresses.page(path)
    const found = (aim === 't' ? addresses.twin(path) : undefined) ?? page ?? addresses.file(target)
    return fragment ? `${found}#${fragment}` : found
  })
}
