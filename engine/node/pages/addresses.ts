import { isExternal } from '#model/routes.ts'

/** Schemes that a link may have, besides none. */
const MAY_LEAD = /^(?:https?:|mailto:|tel:|\/\/)/i

/** What links may lead to outside of the site, for messages. */
export const SCHEMES = 'use https, http, mailto or tel'

/** An address as browsers read it: they pass over controls and blanks. */
function asRead(address: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them
  return address.replace(/[\u0000-\u0020]/g, '')
}

/** Whether an address leads off the site. */
export function isElsewhere(address: string): boolean {
  return isExternal(asRead(address))
}

/** Whether an address that leads off the site may stand in a page as it was written. */
export function mayLead(address: string): boolean {
  return MAY_LEAD.test(address)
}

/** Whether an address runs script. */
export function runsScript(address: string): boolean {
  return /^javascript:/i.test(asRead(address))
}
