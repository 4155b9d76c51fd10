import type { SiteConfig } from '#model/config/site.ts'
import { pageUrl } from '#model/page.ts'
import { isExternal } from '#model/routes.ts'
import { utcTime } from '../../pages/collect/history.ts'
import type { OutputFile } from '../output-file.ts'

/** Name of the file that says who hears of vulnerabilities. */
export const SECURITY_FILE = '.well-known/security.txt'

/** A year after a time. */
function yearAfter(time: string): string {
  const date = new Date(time)
  date.setUTCFullYear(date.getUTCFullYear() + 1)
  return utcTime(date)
}

/**
 * Who hears of vulnerabilities, and how (RFC 9116). It is good for a year after the commit that the site is built from.
 * @param commitTime as an ISO time
 * @returns nothing without a contact, and without a time: the file has to say how long it is good for.
 */
export function securityTxt(config: SiteConfig, commitTime: string | undefined): OutputFile[] {
  const { security } = config
  if (!security || commitTime === undefined) return []
  const { contact, policy } = security
  const lines = [
    `Contact: mailto:${contact}`,
    `Expires: ${yearAfter(commitTime)}`,
    'Preferred-Languages: en',
    `Canonical: ${pageUrl(config, `/${SECURITY_FILE}`)}`,
    ...(policy ? [`Policy: ${isExternal(policy) ? policy : pageUrl(config, policy)}`] : []),
  ]
  return [{ file: SECURITY_FILE, text: `${lines.join('\n')}\n` }]
}
