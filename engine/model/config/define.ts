import type { SiteConfigInput } from './site.ts'

/** Gives `site.config.ts` its types; the build checks the values. */
export function defineSite(config: SiteConfigInput): SiteConfigInput {
  return config
}
