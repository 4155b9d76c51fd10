import type { SiteName } from '../sites/sites.ts'

/** Variable of the environment that tells the tests where a site is served. */
export function addressVariable(site: SiteName): string {
  return `TEST_SITE_${site.toUpperCase()}`
}

/**
 * Address of a served test site, with its base path.
 * @throws Error outside a run of the browser tests.
 */
export function addressOf(site: SiteName): string {
  const address = process.env[addressVariable(site)]
  if (!address) throw new Error(`the test site "${site}" is not served`)
  return address
}
