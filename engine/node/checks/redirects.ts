import type { Redirect } from '#model/config/redirect.ts'
import { isPrinted } from '#model/print-folder.ts'
import { outputFileOf } from '#model/routes.ts'
import { twinFileOf } from '#model/twin.ts'
import { CONFIG_FILE } from '../config/load-config.ts'
import type { SettingDiagnostic } from '../diagnostics/setting-position.ts'
import { isForHosts } from '../hosting/host-files.ts'
import { RESERVED_FILES } from '../output/reserved-files.ts'
import { isFallbackPage } from '../pages/collect/fallback-paths.ts'
import type { Fault, Targets } from './targets.ts'

/** Where redirects lead by the addresses they are of; of two for one address, the first. */
export function redirectTargets(redirects: readonly Redirect[]): ReadonlyMap<string, string> {
  return new Map(redirects.map(({ from, to }) => [from, to] as const).reverse())
}

/**
 * Redirects whose old address something else of the site has, or another redirect. Where they lead is checked with the
 * other links of the settings.
 */
export function brokenRedirects(
  redirects: readonly Redirect[],
  targets: Pick<Targets, 'pages' | 'files'>,
): SettingDiagnostic[] {
  return redirects.flatMap(({ from }, index) => {
    const earlier = redirects.slice(0, index).map(each => each.from)
    const fault = faultOf(from, earlier, targets)
    if (!fault) return []
    const message = `field "redirects[${index}].from": the old address "${from}" ${fault.message}`
    return [{ file: CONFIG_FILE, path: ['redirects', index, 'from'], message, fix: fault.fix }]
  })
}

/** Paths that some disks and hosts take for one are spelled alike. */
const folded = (path: string) => path.normalize().toLowerCase()

function faultOf(
  from: string,
  earlier: readonly string[],
  { pages, files }: Pick<Targets, 'pages' | 'files'>,
): Fault | undefined {
  if (pages.has(from))
    return { message: 'is a page', fix: 'take the redirect out, or rename the page' }
  if (earlier.includes(from))
    return { message: 'is redirected twice', fix: 'take one of the two redirects out' }
  const alike = [...pages.keys(), ...earlier].find(path => folded(path) === folded(from))
  if (alike !== undefined)
    return {
      message: `differs from ${alike} by its letters' case or accents alone`,
      fix: 'take the redirect out: some disks and hosts take the two for one',
    }
  const own = [from.slice(1), outputFileOf(from), twinFileOf(from)]
  const file = own.find(name => RESERVED_FILES.includes(name) || files.has(`/${name}`))
  if (file !== undefined)
    return { message: `has the name of a file, ${file}`, fix: 'take the redirect out' }
  const isOwn = isPrinted(from) || isForHosts(from.slice(1)) || from.startsWith('/assets/')
  if (isOwn || isFallbackPage(from))
    return { message: 'is one that no page can have', fix: 'take the redirect out' }
  return undefined
}
